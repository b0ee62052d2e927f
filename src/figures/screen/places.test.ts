import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { barPaths, chart, stairs, stairsPath } from './places.ts'

/** The points that a path of our own kind goes through: M, h and v. */
function points(path: string) {
  let [x, y] = [0, 0]
  return [...path.matchAll(/([Mhv])(-?[\d.]+)(?: (-?[\d.]+))?/g)].map(([, command, a, b]) => {
    if (command === 'M') [x, y] = [Number(a), Number(b)]
    if (command === 'h') x += Number(a)
    if (command === 'v') y += Number(a)
    return { x, y }
  })
}

describe('a line that rises in steps', () => {
  test('never falls, crosses its whole width, and stays within its height', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), (place) => {
        const all = points(stairsPath(place))
        expect(all.at(-1)?.x).toBeCloseTo(stairs.width)
        for (const [i, { y }] of all.entries()) {
          expect(y).toBeGreaterThanOrEqual(0)
          expect(y).toBeLessThanOrEqual(all[i - 1]?.y ?? stairs.height)
        }
      }),
    )
  })

  test('ends higher than the one below it', () =>
    expect(points(stairsPath(0)).at(-1)?.y).toBeLessThan(points(stairsPath(2)).at(-1)?.y ?? 0))
})

test('bars stand side by side on one ground, as high as their levels, and never touch', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 3, maxLength: 8 }), (levels) => {
      const bars = barPaths(levels)
        .bars.split('M')
        .slice(1)
        .map((bar) => points(`M${bar}`))
      expect(bars).toHaveLength(levels.length)
      const heights = bars.map(([foot, top]) => (foot?.y ?? 0) - (top?.y ?? 0))
      for (const [i, level] of levels.entries())
        for (const [j, other] of levels.entries())
          if (level > other) expect(heights[i]).toBeGreaterThan(heights[j] ?? 0)
      for (const [i, bar] of bars.entries()) {
        const [left, right] = [Math.min(...bar.map(({ x }) => x)), Math.max(...bar.map(({ x }) => x))]
        expect(left).toBeGreaterThan(Math.max(-1, ...(bars[i - 1] ?? []).map(({ x }) => x)))
        expect(right).toBeLessThanOrEqual(chart.width)
        for (const { y } of bar) expect(y).toBeGreaterThanOrEqual(0)
        expect(bar.at(-1)?.y).toBe(bar[0]?.y)
      }
    }),
  )
})
