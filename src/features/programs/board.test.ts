import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pinned } from './board.ts'

const slips = fc.array(
  fc.integer({ min: 3, max: 40 }).map((lines) => ({ lines })),
  { minLength: 3, maxLength: 14 },
)
const heights = (board: { lines: number }[][]) =>
  board.map((column) => column.reduce((sum, { lines }) => sum + lines, 0))

test('every slip is pinned once, in its order, and the first one leads', () => {
  fc.assert(
    fc.property(slips, (all) => {
      const board = pinned(all)
      expect(new Set(board.flat())).toEqual(new Set(all))
      expect(board.flat()).toHaveLength(all.length)
      expect(board[0]?.[0]).toBe(all[0])
      for (const column of board) {
        const places = column.map((slip) => all.indexOf(slip))
        expect(places).toEqual(places.toSorted((a, b) => a - b))
      }
    }),
  )
})

test('no column ends further above another than one slip is high', () => {
  fc.assert(
    fc.property(slips, (all) => {
      const ends = heights(pinned(all))
      const highest = Math.max(...all.map(({ lines }) => lines))
      expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(highest)
    }),
  )
})
