import { expect, test } from 'vitest'
import { marksProblem, readMarks, withoutMarks } from './marked.ts'

test('words without marks are one run', () => {
  expect(readMarks('Two days')).toEqual({ runs: [{ text: 'Two days' }] })
})

test('what is struck out and what is circled is told from the rest', () => {
  expect(readMarks('It is ~~wet~~ ==dry==.').runs).toEqual([
    { text: 'It is ' },
    { text: 'wet', mark: 'struck' },
    { text: ' ' },
    { text: 'dry', mark: 'circled' },
    { text: '.' },
  ])
})

test.each([
  ['[x] Paid', { box: 'ticked' }],
  ['[ ] Paid', { box: 'empty' }],
  ['4/10 Paid', { bar: { from: 0, to: 4 } }],
  ['0/10 Paid', { bar: { from: 0, to: 0 } }],
  ['2-10/10 Paid', { bar: { from: 2, to: 10 } }],
])('%s begins with a mark', (written, mark) => {
  expect(readMarks(written)).toEqual({ ...mark, runs: [{ text: 'Paid' }] })
  expect(withoutMarks(written)).toBe('Paid')
})

test.each(['A ~~b', 'A ==b', '~~a~~ and ==b', '11/10 Days', '6-4/10 Days', '2-0/10 Days', '4/10'])(
  '%s is refused',
  (written) => expect(marksProblem(written)).toMatch(/^must /),
)

test.each(['A = b', 'Half: 1/2', '[x]', '~~a~~ ==b==', '0-10/10 ==All=='])('%s is taken', (written) =>
  expect(marksProblem(written)).toBeUndefined(),
)
