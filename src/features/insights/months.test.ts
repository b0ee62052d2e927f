import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthsOf } from './months.ts'

test('the months run from the first day to the last, and a January says its year', () => {
  expect(monthsOf(['2026-11-05', '2027-02-01', '2026-12-31']).names).toEqual(['Nov', 'Dec', 'Jan 2027', 'Feb'])
  expect(monthsOf(['2026-08-25']).names).toEqual(['Aug'])
})

test('a day stands in its month, later ones further on, and none at an edge', () => {
  const day = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 12 }), (days) => {
      const { names, placeOf } = monthsOf(days)
      const sorted = days.toSorted()
      const places = sorted.map(placeOf)
      for (const place of places) expect(place > 0 && place < 1).toBe(true)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(placeOf(sorted[0] ?? '')).toBeLessThan(1 / names.length)
    }),
  )
})
