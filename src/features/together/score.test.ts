import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeOf, scoreOf } from './score.ts'

const divisions = ['A', 'B', 'C', 'D'].map((name) => ({ name, page: `/${name}` }))

test('says each line in words, and marks who gives and who receives', () => {
  expect(scoreOf(divisions, [{ what: 'Letters', from: ['/C', '/A'], to: ['/D'] }])).toEqual([
    {
      what: 'Letters',
      said: 'A and C to D',
      marks: [
        { place: 0.125, gives: true },
        { place: 0.625, gives: true },
        { place: 0.875, gives: false },
      ],
    },
  ])
})

/** The marks at their largest, and a row at its lowest: phones turn the score. */
const [mark, row] = [15, 30]

test('no two marks touch, whoever passes what to whom', () => {
  const many = fc.integer({ min: 2, max: 6 }).chain((rows) => {
    const all = Array.from({ length: rows }, (_, i) => ({ name: `N${i}`, page: `/${i}` }))
    const side = fc.constantFrom('from', 'to', 'none')
    return fc.tuple(fc.constant(all), fc.array(side, { minLength: rows, maxLength: rows }))
  })
  fc.assert(
    fc.property(many, ([all, sides]) => {
      const on = (name: string) => all.filter((_, i) => sides[i] === name).map(({ page }) => page)
      const [line] = scoreOf(all, [{ what: 'Any', from: on('from'), to: on('to') }])
      const places = line?.marks.map(({ place }) => place * row * all.length) ?? []
      for (const [i, place] of places.slice(1).entries()) expect(place - (places[i] ?? 0)).toBeGreaterThan(mark)
      expect(places).toHaveLength(sides.filter((name) => name !== 'none').length)
      expect(line?.marks.filter(({ gives }) => gives)).toHaveLength(on('from').length)
    }),
  )
})

test('rows stand in the middle of their share', () => expect([0, 1].map((i) => placeOf(i, 2))).toEqual([0.25, 0.75]))
