import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Style } from './draw.ts'
import { flows, strandsEach } from './flows.ts'

const styles = fc.array(fc.constantFrom<Style>('curves', 'lattice', 'paths', 'rings', 'circles', 'tally'), {
  minLength: 2,
  maxLength: 6,
})

/** Where the strand of a path is when it leaves for the others: the last place before its last curve. */
function endOf(path: string): number {
  let y = 0
  for (const [, command = '', values = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = values.match(/-?[\d.]+/g)?.map(Number) ?? []
    const last = numbers.at(-1) ?? 0
    if (command === 'M') y = last
    else if ('csav'.includes(command)) y += last
  }
  return y
}

test('every strand ends where the drawing says, in order and evenly apart, inside the frame', () => {
  fc.assert(
    fc.property(styles, (divisions) => {
      const { height, faint, accent, exits } = flows(divisions)
      expect(exits).toHaveLength(divisions.length * strandsEach)
      const steps = exits.slice(1).map((exit, i) => exit - (exits[i] ?? 0))
      expect(new Set(steps).size).toBe(1)
      expect(Math.min(...steps)).toBeGreaterThan(1)
      expect(Math.min(...exits)).toBeGreaterThan(0)
      expect(Math.max(...exits)).toBeLessThan(height)
      const ends = `${faint}${accent}`
        .split(/(?<=h2034)/)
        .filter((path) => path)
        .map(endOf)
      expect(ends.toSorted((a, b) => a - b)).toEqual(exits)
    }),
  )
})

test('writes no number that is none', () => {
  fc.assert(
    fc.property(styles, (divisions) => {
      const { faint, accent } = flows(divisions)
      expect(`${faint}${accent}`).not.toMatch(/NaN|undefined|\.\d{3}/)
    }),
  )
})
