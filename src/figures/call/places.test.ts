import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CallData, placesOf, us } from './places.ts'

const way = fc.constantFrom('app-us' as const, 'us-partner' as const, 'partner-us' as const, 'us-app' as const)
const call = fc.tuple(fc.array(way, { minLength: 4, maxLength: 9 }), fc.nat()).map(
  ([ways, which]): CallData => ({
    caller: 'Your system',
    partner: 'Insurer',
    messages: ways.map((goes, i) => ({ goes, says: `Message ${i}`, binds: i === which % ways.length })),
  }),
)

test('every message says from whom to whom, never past us, and keeps its place', () => {
  fc.assert(
    fc.property(call, (data) => {
      const drawn = placesOf(data)
      expect(drawn.map(({ says }) => says)).toEqual(data.messages.map(({ says }) => says))
      for (const { from, to } of drawn) expect([from, to].includes(us) && from !== to).toBe(true)
    }),
  )
})

test('what comes before the binding message is open, and what follows holds', () => {
  fc.assert(
    fc.property(call, (data) => {
      const at = data.messages.findIndex(({ binds }) => binds)
      expect(placesOf(data).map(({ state }) => state)).toEqual(
        data.messages.map((_message, i) => (i < at ? 'open' : i === at ? 'binds' : 'holds')),
      )
    }),
  )
})
