import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { marks as looks } from '../../model/schema/figures/frame.ts'
import { marks } from '../../model/schema/figures/marks.ts'
import { keyOf, placesOf } from './places.ts'

const head = { draws: 'marks', heading: 'What becomes of five kites' }
const meaning = { full: 'Held it', half: 'Held one end', open: 'Watched', stop: 'Cut it', licensed: 'Fined it' }

/** Tables that the gate lets through; of a joined one, nothing stands behind a stop. */
const anyTable = fc
  .record({
    columns: fc.integer({ min: 2, max: 6 }),
    rows: fc.integer({ min: 2, max: 12 }),
    joined: fc.boolean(),
    worded: fc.boolean(),
    ended: fc.boolean(),
  })
  .chain(({ columns, rows, joined, worded, ended }) =>
    fc
      .array(fc.array(fc.constantFrom(...looks, 'none' as const), { minLength: columns, maxLength: columns }), {
        minLength: rows,
        maxLength: rows,
      })
      .map((cells) => {
        const passed = cells.map((row) => {
          const stop = joined ? row.indexOf('stop') : -1
          return row.map((cell, i) => (stop >= 0 && i > stop ? ('none' as const) : cell))
        })
        const used = looks.filter((look) => passed.some((row) => row.includes(look)))
        return marks.parse({
          ...head,
          columns: Array.from({ length: columns }, (_, i) => `Hand ${i + 1}`),
          joined,
          empty: 'Not asked',
          ...(ended && { end: 'What was left' }),
          meanings: used.map((mark) => ({ mark, name: { ...meaning, missing: 'Never heard of it' }[mark] })),
          rows: passed.map((row, i) => ({
            name: `Kite ${i + 1}`,
            cells: row,
            ...(worded && { words: row.map((_, j) => `Word ${j}`) }),
            ...(ended && { end: 'A kite and a smile.' }),
          })),
        })
      }),
  )

const table = (rows: string[][], changes: object = {}) =>
  marks.parse({
    ...head,
    columns: ['Clerk', 'Signer', 'Bank'].slice(0, rows[0]?.length),
    meanings: Object.entries(meaning)
      .filter(([mark]) => rows.flat().includes(mark))
      .map(([mark, name]) => ({ mark, name })),
    rows: rows.map((cells, i) => ({ name: `Row ${i + 1}`, cells })),
    ...changes,
  })

describe('a table of marks', () => {
  test('has a cell for each column, a meaning for every mark, and one for a line that passes a place', () => {
    fc.assert(
      fc.property(anyTable, (figure) => {
        const named = keyOf(figure).map(({ mark }) => mark)
        expect(new Set(named).size).toBe(named.length)
        for (const { cells } of placesOf(figure)) {
          expect(cells).toHaveLength(figure.columns.length)
          for (const { mark, goesOn } of cells) if (mark || goesOn) expect(named).toContain(mark ?? 'passed')
        }
      }),
    )
  })

  test('lets no line pass a stop, and nothing is reached behind one', () => {
    fc.assert(
      fc.property(anyTable, (figure) => {
        for (const { cells } of placesOf(figure)) {
          const stop = cells.findIndex(({ mark }) => mark === 'stop')
          if (!figure.joined || stop < 0) continue
          for (const { goesOn } of cells.slice(stop)) expect(goesOn).toBe(false)
          for (const { mark } of cells.slice(stop + 1)) expect(mark).toBe('missing')
        }
      }),
    )
  })

  test('says of each row what its marks show', () => {
    const rows = [
      ['full', 'none', 'full'],
      ['full', 'stop', 'none'],
    ]
    const [paid, stopped] = placesOf(table(rows, { joined: true, empty: 'Isn’t needed' }))
    expect(paid?.said).toBe('Clerk: held it. Signer: isn’t needed. Bank: held it.')
    expect(stopped?.said).toBe('Clerk: held it. Signer: cut it. Bank: not reached.')
  })

  test('tells neighbors that look alike as one where the columns are counted', () => {
    const rows = [
      ['full', 'full', 'none'],
      ['none', 'none', 'none'],
    ]
    const [first, second] = placesOf(table(rows, { across: 'Quarter', columns: ['1', '2', '3'] }))
    expect(first?.said).toBe('Quarter 1 to 2: held it.')
    expect(second?.said).toBe('')
  })

  test('puts each number into the cell that it names', () => {
    const told = { title: 'A gust', text: 'The wind takes all three of them.' }
    const rows = [
      ['full', 'full', 'full'],
      ['full', 'full', 'full'],
    ]
    const remarks = [
      { at: 3, ...told },
      { at: 1, row: 1, ...told, title: 'A calm' },
    ]
    const [first, second] = placesOf(table(rows, { follow: 2, remarks }))
    expect(first?.cells.map(({ number }) => number)).toEqual([2, undefined, undefined])
    expect(second?.cells.map(({ number }) => number)).toEqual([undefined, undefined, 1])
  })
})
