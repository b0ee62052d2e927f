import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ageAxis, dotsOf, sourcesInWords } from './evidence.ts'

const report = (date: string, ...dates: (string | undefined)[]) => ({
  date,
  sources: dates.map((date, i) => ({ by: `Office ${i + 1}`, date })),
})

test('the oldest source stands at the left end, and one of the day itself at the right', () => {
  const { date, sources } = report('2026-01-01', '2026-01-01', '1996-01-01')
  const axis = ageAxis([{ date, sources }])
  expect(dotsOf(sources, date, axis).map(({ x }) => Math.round(x))).toEqual([0, 100])
  expect(axis.ticks.map(({ years }) => years)).toEqual([1, 3, 10, 30])
})

test('a source of this year is no younger than the report', () => {
  const { date, sources } = report('2026-02-01', '2026')
  expect(dotsOf(sources, date, ageAxis([{ date, sources }]))).toEqual([{ x: 100, level: 0 }])
})

test('no two dots touch, whatever a report rests on', () => {
  const days = fc.date({ min: new Date('1600-01-01'), max: new Date('2026-11-01'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.array(days, { maxLength: 9 }), (dates) => {
      const { date, sources } = report('2026-11-05', ...dates.map((day) => day.toISOString().slice(0, 10)))
      const dots = dotsOf(sources, date, ageAxis([{ date, sources }]))
      expect(dots).toHaveLength(dates.length)
      for (const [i, a] of dots.entries()) {
        expect(a.x).toBeGreaterThanOrEqual(-0.001)
        expect(a.x).toBeLessThanOrEqual(100)
        for (const b of dots.slice(i + 1)) expect(a.level !== b.level || Math.abs(a.x - b.x) >= 3.6).toBe(true)
      }
    }),
  )
})

test.each([
  [[], 'Rests on its own reasoning.'],
  [['2025'], 'Rests on 1 source of 2025: Office 1.'],
  [['2004', '2024-11-12'], 'Rests on 2 sources from 2004 to 2024: Office 1; Office 2.'],
  [[undefined, '2025', '2025'], 'Rests on 3 sources, 2 of 2025 and 1 kept up to date: Office 1; Office 2; Office 3.'],
  [[undefined], 'Rests on 1 source, kept up to date: Office 1.'],
])('%j in words', (dates, words) => expect(sourcesInWords(report('2026-11-05', ...dates).sources)).toBe(words))

test('whom it rests on twice is named once', () => {
  const twice = [
    { by: 'The revenue', date: '2025' },
    { by: 'The revenue', date: '2026' },
  ]
  expect(sourcesInWords(twice)).toBe('Rests on 2 sources from 2025 to 2026: The revenue.')
})
