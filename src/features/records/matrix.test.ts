import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { columnsOf, namesIn, rowsOf, type Tool } from './matrix.ts'
import { sampleLabels as labels } from './sample-record.ts'

const holds = fc.constantFrom('who', 'what', 'when', 'amount', 'decision', 'source')
const tools = fc
  .array(fc.array(holds, { minLength: 4, maxLength: 7 }), { minLength: 1, maxLength: 14 })
  .map((all): Tool[] =>
    all.map((kinds, i) => ({
      name: `Tool ${i}`,
      href: `/t/${i}`,
      record: 'One record',
      fields: kinds.map((kind, field) => ({ label: `Field ${field}`, holds: kind })),
    })),
  )

describe('the matrix of fields', () => {
  test('shows every field of every tool once', () => {
    fc.assert(
      fc.property(tools, (all) => {
        const columns = columnsOf(all, labels)
        for (const tool of rowsOf(all, columns)) {
          const shown = columns.flatMap((column) => namesIn(tool, column.holds).split(', ').filter(Boolean))
          expect(shown.toSorted()).toEqual(tool.fields.map(({ label }) => label).toSorted())
        }
      }),
    )
  })

  test('keeps every tool, and sets the fullest column first', () => {
    fc.assert(
      fc.property(tools, (all) => {
        const columns = columnsOf(all, labels)
        expect(rowsOf(all, columns).toSorted((a, b) => all.indexOf(a) - all.indexOf(b))).toEqual(all)
        const filled = columns.map((column) => column.filled)
        expect(filled).toEqual(filled.toSorted((a, b) => b - a))
        expect(new Set(columns.map((column) => column.label)).size).toBe(6)
      }),
    )
  })

  test('sets those that fill the first columns on top, so that cells meet', () => {
    const [late, early] = [
      { name: 'Late', href: '/l', record: 'r', fields: [{ label: 'a', holds: 'amount' }] },
      {
        name: 'Early',
        href: '/e',
        record: 'r',
        fields: [
          { label: 'a', holds: 'amount' },
          { label: 'b', holds: 'who' },
        ],
      },
    ] as const satisfies Tool[]
    const all: Tool[] = [late, early]
    expect(rowsOf(all, columnsOf(all, labels)).map(({ name }) => name)).toEqual(['Early', 'Late'])
  })
})
