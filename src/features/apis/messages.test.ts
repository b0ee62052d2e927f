import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Message, messagesOf } from './messages.ts'

const names = { app: 'Your system', us: 'Quintara', partner: 'Insurer' }
const way = fc.constantFrom('app-us', 'us-partner', 'partner-us', 'us-app')
const call = fc
  .tuple(fc.array(way, { minLength: 4, maxLength: 9 }), fc.nat())
  .map(([ways, which]): Message[] =>
    ways.map((one, i) => ({ way: one, says: `Message ${i}`, binds: i === which % ways.length })),
  )

test('every message says from whom to whom, and keeps its place', () => {
  fc.assert(
    fc.property(call, (messages) => {
      const drawn = messagesOf(messages, names)
      expect(drawn.map(({ says }) => says)).toEqual(messages.map(({ says }) => says))
      for (const { from, to } of drawn) expect([from, to].includes('Quintara') && from !== to).toBe(true)
    }),
  )
})

test('what comes before the binding message is open, and what follows holds', () => {
  fc.assert(
    fc.property(call, (messages) => {
      const states = messagesOf(messages, names).map(({ state }) => state)
      const at = messages.findIndex(({ binds }) => binds)
      expect(states).toEqual(messages.map((_message, i) => (i < at ? 'open' : i === at ? 'binds' : 'holds')))
    }),
  )
})
