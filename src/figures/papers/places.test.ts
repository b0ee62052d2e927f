import fc from 'fast-check'
import { expect, test } from 'vitest'
import { papers } from '../../model/schema/figures/papers.ts'
import { keyOf, partsOf } from './places.ts'

const hows = ['agree', 'clash', 'missing'] as const
const told = { draws: 'papers', heading: 'Two papers name two people' }

/** Rows whose ties have the ends that they need, with or without words on the other papers. */
const data = fc.integer({ min: 2, max: 3 }).chain((sheets) => {
  const row = fc
    .tuple(
      fc.array(fc.option(fc.constantFrom(...hows), { nil: undefined }), {
        minLength: sheets - 1,
        maxLength: sheets - 1,
      }),
      fc.array(fc.boolean(), { minLength: sheets, maxLength: sheets }),
    )
    .map(([between, spoken]) => {
      const says = [...spoken]
      between.forEach((how, i) => {
        if (how === 'agree' || how === 'clash') says[i] = says[i + 1] = true
      })
      const ties = between.flatMap((how, i) =>
        how && (says[i] !== says[i + 1]) === (how === 'missing') ? [{ gap: i + 1, how, says: 'What it says' }] : [],
      )
      return { lines: says.map((is) => (is ? { label: 'Pays to', text: 'A daughter' } : {})), ties }
    })
    .filter(({ lines, ties }) =>
      ties.every(
        ({ gap, how }) => [lines[gap - 1], lines[gap]].filter((l) => l?.text).length === (how === 'missing' ? 1 : 2),
      ),
    )
  return fc.record({
    sheets: fc.constant(Array.from({ length: sheets }, (_, i) => ({ title: `Paper ${i}`, keeper: 'Somebody' }))),
    rows: fc.array(row, { minLength: 2, maxLength: 6 }),
  })
})

test('what the gate lets through is drawn: each part in a column of its own, in the order of reading', () => {
  fc.assert(
    fc.property(data, (drawn) => {
      const figure = papers.parse({ ...told, ...drawn })
      for (const row of figure.rows) {
        const columns = partsOf(row, figure.sheets).map(({ column }) => column)
        expect(columns).toEqual([...new Set(columns)].toSorted((a, b) => a - b))
        expect(columns.filter((column) => column % 2)).toHaveLength(figure.sheets.length)
      }
    }),
  )
})

test('a tie touches the lines on both its sides, and a clash is seen before anything else', () => {
  fc.assert(
    fc.property(data, (drawn) => {
      const figure = papers.parse({ ...told, ...drawn })
      for (const row of figure.rows) {
        const parts = partsOf(row, figure.sheets)
        const line = (column: number) => parts.find((part) => part.column === column && 'sides' in part)
        for (const tie of parts.filter((part) => 'says' in part)) {
          const [before, after] = [line(tie.column - 1), line(tie.column + 1)]
          expect(before).toMatchObject({ sides: expect.arrayContaining(['right']) })
          expect(after).toMatchObject({ sides: expect.arrayContaining(['left']) })
          if (tie.how === 'clash') expect([before, after]).toMatchObject([{ how: 'clash' }, { how: 'clash' }])
        }
      }
    }),
  )
})

test('the key names what is drawn, and nothing else', () => {
  fc.assert(
    fc.property(data, (drawn) => {
      const figure = papers.parse({ ...told, ...drawn })
      const ties = new Set(figure.rows.flatMap((row) => row.ties.map(({ how }) => how)))
      expect(keyOf(figure)).toHaveLength(ties.size)
    }),
  )
})
