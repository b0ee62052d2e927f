import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rowsOf } from './plate.ts'

const parts = fc
  .array(fc.option(fc.constantFrom(4, 5), { nil: undefined }), { maxLength: 9 })
  .map((all) => all.map((columns, name) => ({ name, columns })))

describe('the rows of a plate', () => {
  test('hold every part once, and each row is full', () => {
    fc.assert(
      fc.property(parts, (all) => {
        const rows = rowsOf(all)
        expect(rows.flatMap((row) => row.map(({ name }) => name)).toSorted()).toEqual(all.map(({ name }) => name))
        for (const row of rows) expect(row.reduce((sum, { span }) => sum + span, 0)).toBe(12)
      }),
    )
  })

  test('give a small part what it asks for beside a large one, and turn every second pair', () => {
    const spans = rowsOf([{}, { columns: 5 }, {}, { columns: 4 }]).map((row) => row.map(({ span }) => span))
    expect(spans).toEqual([
      [7, 5],
      [4, 8],
    ])
  })

  test('give two large ones a row each, and two small ones half of one', () => {
    const spans = rowsOf([{}, {}, { columns: 4 }, { columns: 5 }, { columns: 4 }]).map((row) =>
      row.map((it) => it.span),
    )
    expect(spans).toEqual([[12], [8, 4], [6, 6]])
  })
})
