import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BodyField, jsonLines } from './json-lines.ts'

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
