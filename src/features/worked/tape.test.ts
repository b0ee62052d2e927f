import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinsOf } from './joins.ts'
import { longTape } from './sample-cases.ts'
import { cellMiddle, namesShare, runsOf, wordsOf } from './tape.ts'

const cell = fc.constantFrom('full', 'half', 'open', 'cross', 'dot', 'none')

test('cells that look alike are told as one, and none is lost', () => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 3, maxLength: 12 }), (cells) => {
      const runs = runsOf(cells)
      expect(runs.flatMap((run) => cells.slice(run.from, run.to + 1).map(() => run.cell))).toEqual(cells)
      for (const [i, run] of runs.slice(1).entries()) expect(run.cell).not.toBe(runs[i]?.cell)
    }),
  )
})

test('a row reads as sentences', () => {
  const drawn = {
    across: 'Quarter',
    columns: ['1', '2', '3', '4'],
    states: [
      { tone: 'full' as const, name: 'Paid in cash' },
      { tone: 'cross' as const, name: 'Test failed' },
    ],
  }
  expect(wordsOf({ name: 'Loan', cells: ['full', 'full', 'cross', 'none'] }, drawn)).toBe(
    'Quarter 1 to 2: paid in cash. Quarter 3: test failed.',
  )
})

test('the numbers of a row do not touch where the row is narrowest', () => {
  const narrowest = 280 * 0.7
  const places = longTape.columns.map((_, i) => cellMiddle(i + 1, longTape.columns.length) * narrowest)
  for (const [i, place] of places.slice(1).entries()) expect(place - (places[i] ?? 0)).toBeGreaterThan(16)
  expect(namesShare).toBeLessThan(0.3)
})

test('a curve leads from each number to the left edge of its words', () => {
  expect(joinsOf([0.1, 0.9])).toBe('M100 0C100 7 0 3 0 10M900 0C900 7 500 3 500 10')
})
