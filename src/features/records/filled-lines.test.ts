import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filledLines } from './filled-lines.ts'

const labels = ['Item', 'Proof', 'Mark', 'Ends']
const fields = labels.map((label) => ({ label, example: 'Worn', by: 'You' }))
const note = (about?: string, length = 60) => ({ title: `About ${about}`, text: 'x'.repeat(length), about })

test('every note stands once, at the line that it is about, and one about none at the first', () => {
  const notes = fc.array(fc.constantFrom(...labels, undefined), { maxLength: 6 })
  fc.assert(
    fc.property(notes, notes, (asked, steps) => {
      const lines = filledLines(
        fields,
        asked.map((about) => note(about)),
        steps.map((about) => note(about, 200)),
      )
      expect(lines.flatMap(({ below, beside }) => [...below, ...beside])).toHaveLength(asked.length + steps.length)
      for (const { field, below, beside } of lines)
        for (const { about } of [...below, ...beside]) expect(about ?? 'Item').toBe(field.label)
    }),
  )
})

test('a note has room down to the next line that has one', () => {
  const spans = filledLines(fields, [note('Item'), note('Mark')], []).map(({ span }) => span)
  expect([spans[0], spans[2]]).toEqual([2, 2])
})

test('steps fill the lines beside which nothing is asked', () => {
  const [first] = filledLines(fields, [note('Ends')], [note('Item'), note('Proof')])
  expect(first).toMatchObject({ below: [], beside: [{ about: 'Item' }] })
})

test('where much is asked, the steps stand below the values', () => {
  const asked = labels.map((label) => note(label, 600))
  const [first] = filledLines(fields, asked, [note('Item'), note('Proof')])
  expect(first?.below).toHaveLength(1)
})
