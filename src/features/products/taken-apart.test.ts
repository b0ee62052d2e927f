import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percent, piecesOf } from './taken-apart.ts'

const share = fc.record({ share: fc.integer({ min: 1, max: 9 }) })
const sums = fc.tuple(fc.array(share, { minLength: 2, maxLength: 6 }), share)

test('the pieces of any sum lie end to end from the whole down to nothing, and no two share a place', () => {
  fc.assert(
    fc.property(sums, ([cuts, left]) => {
      const pieces = piecesOf(cuts, left)
      expect(pieces).toHaveLength(cuts.length + 1)
      expect(pieces[0]?.end).toBe(1)
      expect(pieces.at(-1)?.start).toBe(0)
      for (const [i, { start, end }] of pieces.entries()) {
        expect(start).toBeLessThan(end)
        if (i > 0) expect(end).toBe(pieces[i - 1]?.start)
      }
    }),
  )
})

test('a piece is as long as its share, and long enough to be seen on a phone', () => {
  const [first, second, left] = piecesOf([{ share: 5 }, { share: 3 }], { share: 2 })
  expect([first, second, left]).toEqual([
    { start: 0.5, end: 1 },
    { start: 0.2, end: 0.5 },
    { start: 0, end: 0.2 },
  ])
  const [shortest] = piecesOf([{ share: 1 }, ...Array.from({ length: 5 }, () => ({ share: 9 }))], { share: 9 })
  expect(1 - (shortest?.start ?? 1)).toBeGreaterThan(4 / 350)
})

test('a place is written with one decimal', () => {
  expect(percent(1 / 3)).toBe('33.3%')
})
