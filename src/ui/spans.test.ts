import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spansOf } from './spans.ts'

const length = fc.integer({ min: 1, max: 600 })

test('texts fill their row, none has fewer than three columns, and a longer one never has fewer than a shorter', () => {
  fc.assert(
    fc.property(fc.array(length, { minLength: 1, maxLength: 4 }), (lengths) => {
      const spans = spansOf(lengths)
      expect(spans.reduce((sum, span) => sum + span, 0)).toBe(12)
      for (const [i, span] of spans.entries()) {
        expect(span).toBeGreaterThanOrEqual(3)
        for (const [j, other] of spans.entries())
          if ((lengths[i] ?? 0) > (lengths[j] ?? 0)) expect(span).toBeGreaterThanOrEqual(other)
      }
    }),
  )
})

test('more than four fill several rows', () => {
  fc.assert(
    fc.property(fc.array(length, { minLength: 5, maxLength: 7 }), (lengths) => {
      const first = Math.ceil(lengths.length / 2)
      const spans = spansOf(lengths)
      expect(spans.slice(0, first).reduce((sum, span) => sum + span)).toBe(12)
      expect(spans.slice(first).reduce((sum, span) => sum + span)).toBe(12)
    }),
  )
})

test('texts of one length have one width; a short one leaves its room to the long', () => {
  expect(spansOf([100, 100, 100])).toEqual([4, 4, 4])
  expect(spansOf([150, 175, 55])).toEqual([4, 5, 3])
})
