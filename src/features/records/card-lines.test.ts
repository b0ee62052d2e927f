import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardLines } from './card-lines.ts'

const kinds = ['who', 'what', 'when', 'amount', 'decision', 'source'] as const
const field = fc.record({ label: fc.string(), example: fc.string(), holds: fc.constantFrom(...kinds) })

test('a card has at most three lines of its record, each once, and ends with where it is from', () => {
  fc.assert(
    fc.property(fc.array(field, { minLength: 4, maxLength: 7 }), (fields) => {
      const lines = cardLines(fields)
      expect(lines.length).toBeLessThanOrEqual(3)
      expect(new Set(lines).size).toBe(lines.length)
      for (const line of lines) expect(fields).toContain(line)
      if (fields.some(({ holds }) => holds === 'source')) expect(lines.at(-1)?.holds).toBe('source')
    }),
  )
})
