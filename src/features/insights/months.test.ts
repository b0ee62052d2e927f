import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayName, monthsOf, withRoom } from './months.ts'

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

test('no two days that are written below the line meet, and the latest always is', () => {
  const place = fc.float({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 12 }), (places) => {
      const sorted = places.toSorted((a, b) => a - b)
      const days = sorted.map((_, i) => `2026-01-${String(i + 10)}`)
      const placeOf = (day: string) => sorted[days.indexOf(day)] ?? 0
      const written = withRoom(days, placeOf).map(placeOf)
      expect(written[0]).toBe(sorted.at(-1))
      for (const [i, at] of written.slice(1).entries()) expect((written[i] ?? 0) - at).toBeGreaterThanOrEqual(0.16)
    }),
  )
})

test('a day is named shortly', () => expect(dayName('2026-10-13')).toBe('Oct 13'))
