import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BodyField, type CallData, jsonLines, placesOf, us } from './places.ts'

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

const key = fc.stringMatching(/^[a-z][a-z0-9]{0,8}(_[a-z0-9]{1,5})?$/)
const value = fc.oneof(
  fc.record({
    value: fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }),
    written: fc.constant('text' as const),
  }),
  fc.record({ value: fc.integer().map(String), written: fc.constant('number' as const) }),
  fc.record({ value: fc.boolean().map(String), written: fc.constant('boolean' as const) }),
)
const body = fc.uniqueArray(
  fc.tuple(key, value).map(([name, rest]): BodyField => ({ key: name, ...rest })),
  { selector: (field) => field.key, maxLength: 7 },
)

/** What a program would read of a line. */
const meant = ({ value, written }: BodyField) =>
  written === 'text' ? value : written === 'number' ? Number(value) : value === 'true'

test('the lines of a body are JSON, and say what was written', () => {
  fc.assert(
    fc.property(body, (fields) => {
      const text = jsonLines(fields)
        .map((line) => `${line.key}: ${line.value}${line.end}`)
        .join('\n')
      const read = JSON.parse(`{${text}}`)
      expect(Object.entries(read)).toHaveLength(fields.length)
      for (const field of fields) expect(read[field.key]).toBe(meant(field))
    }),
  )
})
