import fc from 'fast-check'
import { expect, test } from 'vitest'
import { subpaths } from '../../tests/support/path-points.ts'
import { aloneHeight, flowHeight, flows, type Style, strandsAlone, strandsEach } from './flows.ts'

const all = ['curves', 'lattice', 'paths', 'rings', 'circles', 'tally'] as const satisfies Style[]
const styles = fc.array(fc.constantFrom<Style>(...all), { minLength: 2, maxLength: 6 })

/** Where the strand of a path is when it leaves for the others: the last place before its last curve. */
function endOf(path: string): number {
  let y = 0
  for (const [, command = '', values = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = values.match(/-?[\d.]+/g)?.map(Number) ?? []
    const last = numbers.at(-1) ?? 0
    if (command === 'M') y = last
    else if ('csav'.includes(command)) y += last
  }
  // Written in tenths, of which sums are not exact.
  return Math.round(y * 10) / 10
}

const endsOf = (drawn: string) =>
  drawn
    .split(/(?<=h2034)/)
    .filter((path) => path)
    .map(endOf)

test('what lights up with a division is its own seven, and all leave in order, evenly apart, inside the frame', () => {
  fc.assert(
    fc.property(styles, (given) => {
      const exits = flows(given).flatMap(({ chosen, others }, d) => {
        const ends = endsOf(`${others}${chosen}`).toSorted((a, b) => a - b)
        expect(ends).toHaveLength(strandsEach)
        return ends.map((end) => end + d * flowHeight)
      })
      const steps = exits.slice(1).map((exit, i) => exit - (exits[i] ?? 0))
      expect(new Set(steps).size).toBe(1)
      expect(Math.min(...steps)).toBeGreaterThan(1)
      expect(Math.min(...exits)).toBeGreaterThan(0)
      expect(Math.max(...exits)).toBeLessThan(given.length * flowHeight)
    }),
  )
})

test.each(all)('the %s of a division run by themselves, evenly, inside their height and past any window', (style) => {
  const { chosen, others } = strandsAlone(style)
  const ends = endsOf(`${others}${chosen}`).toSorted((a, b) => a - b)
  expect(ends).toHaveLength(strandsEach)
  expect(new Set(ends.slice(1).map((end, i) => end - (ends[i] ?? 0))).size).toBe(1)
  expect(ends[(strandsEach - 1) / 2], 'the one that leads is in the middle').toBe(endsOf(chosen)[0])
  // All of each, with half its stroke.
  const drawn = subpaths(others + chosen)
  const heights = drawn.flat().map(({ y }) => y)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(1)
  expect(Math.max(...heights)).toBeLessThanOrEqual(aloneHeight - 1)
  const far = drawn.map((points) => points.at(-1)?.x ?? 0).filter((x) => x > 2000)
  expect(far).toHaveLength(strandsEach)
})

test('writes no number that is none', () => {
  const drawn = [...flows(all), ...all.map(strandsAlone)].flatMap(({ chosen, others }) => [chosen, others])
  for (const path of drawn) expect(path).not.toMatch(/NaN|undefined|\.\d{3}/)
})
