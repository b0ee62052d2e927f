import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tallyOf } from './tally.ts'

const squares = (path: string) =>
  [...path.matchAll(/M([\d.]+) ([\d.]+)h(\d+)/g)].map(([, x, y, size]) => ({
    left: Number(x),
    top: Number(y),
    right: Number(x) + Number(size),
    bottom: Number(y) + Number(size),
  }))

test('there is a cell for each app, inside the drawing, and no two touch', () => {
  const count = fc.integer({ min: 0, max: 30 })
  fc.assert(
    fc.property(count, count, (described, preparing) => {
      fc.pre(described + preparing > 0)
      const { width, height, ...paths } = tallyOf(described, preparing)
      expect(squares(paths.described)).toHaveLength(described)
      expect(squares(paths.preparing)).toHaveLength(preparing)
      const all = [...squares(paths.described), ...squares(paths.preparing)]
      for (const [i, one] of all.entries()) {
        expect(Math.min(one.left, one.top)).toBeGreaterThan(0)
        expect(one.right).toBeLessThan(width)
        expect(one.bottom).toBeLessThan(height)
        for (const other of all.slice(i + 1))
          expect(
            one.right < other.left || other.right < one.left || one.bottom < other.top || other.bottom < one.top,
          ).toBe(true)
      }
    }),
  )
})
