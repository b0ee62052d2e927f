import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commonGate, marksOf, type Stop } from './track.ts'

const names = ['Outside', 'Intake', 'Analysis', 'Sign-off', 'Onward']

/** What the gate lets through: desks in their order, each once, and one that signs before the last. */
const route = fc
  .tuple(fc.subarray(names, { minLength: 3 }), fc.nat())
  .map(([desks, which]): Stop[] =>
    desks.map((desk, i) => ({ desk, does: `At ${desk}`, signs: i === which % (desks.length - 1) })),
  )
const desks = names.map((label) => ({ label }))

describe('the way of a record', () => {
  test('gives each stop a column of its own, from left to right', () => {
    fc.assert(
      fc.property(route, (stops) => {
        const places = marksOf(stops, desks).map(({ place }) => place)
        expect(places).toHaveLength(stops.length)
        for (const [i, place] of places.entries()) expect(place).toBeGreaterThan(places[i - 1] ?? -1)
        expect(Math.max(...places)).toBeLessThan(desks.length)
      }),
    )
  })

  test('names a gate only where every record is signed there', () => {
    fc.assert(
      fc.property(fc.array(route, { minLength: 1, maxLength: 6 }), (routes) => {
        const all = routes.map((stops) => marksOf(stops, desks))
        const gate = commonGate(all)
        const shared = names.findIndex((_name, place) =>
          all.every((marks) => marks.some((mark) => mark.place === place && mark.signs)),
        )
        expect(gate ?? -1).toBe(shared)
      }),
    )
  })

  test('has no gate where there is no record', () => expect(commonGate([])).toBeUndefined())
})
