import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barOf, railAt } from './Chain.tsx'

const tenths = fc.integer({ min: 1, max: 10 })

test('a bar is as long as it says, and only what is beyond the limit is drawn apart', () => {
  fc.assert(
    fc.property(tenths, fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }), (bar, limit) => {
      const { within, beyond } = barOf(bar, limit)
      expect(within + beyond).toBe(bar * 10)
      expect(beyond > 0).toBe(limit !== undefined && bar > limit)
      if (limit) expect(within).toBeLessThanOrEqual(limit * 10)
    }),
  )
})

test('the line begins at the row that is opened and runs past those below it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), (opened) => {
      const rail = [0, 1, 2, 3, 4].map((row) => railAt(row, { opened }))
      expect(rail.indexOf('opened')).toBe(opened - 1)
      expect(rail.slice(0, opened - 1)).toEqual(Array(opened - 1).fill(undefined))
      expect(rail.slice(opened)).toEqual(Array(5 - opened).fill('passed'))
    }),
  )
})
