import { expect, test } from 'vitest'
import { samplePage } from '../../tests/support/sample.ts'
import { habitsIn, isPassive } from './habits.ts'
import { distribution, percentile, standardDeviation } from './spread.ts'
import { varietyLines, varietyOf } from './variety.ts'

const offer = (address: string, fields: object) =>
  samplePage(address, { status: 'published', kind: 'offering', summary: 'One', ...fields } as object)
const many = (size: number) => Array.from({ length: size }, () => ({ title: 'One', text: 'We act.' }))

const pages = [
  offer('/a', {
    facts: many(4),
    steps: many(2),
    questions: [{ question: 'Is it?', answer: 'No.' }],
    capabilities: [{ title: 'Rents', text: 'Rents are collected.' }],
    risk: 'It falls. It burns.',
  }),
  offer('/b', {
    facts: many(2),
    steps: many(2),
    questions: [{ question: 'Is it?', answer: 'It is. It stays kept in papers before the end.' }],
    capabilities: [{ title: 'Rents', text: 'We collect rents.' }],
  }),
  samplePage('/c'),
]

test('counts what offerings have, and leaves out those in preparation', () => {
  const { offerings, counts, capabilities } = varietyOf(pages)
  expect(offerings).toBe(2)
  expect(Object.fromEntries(counts.map(({ name, spread }) => [name, spread]))).toEqual({
    facts: '2 × 1, 4 × 1',
    steps: '2 × 2',
    questions: '1 × 2',
    'sentences of a risk': '2 × 1',
    'sentences of an answer': '1 × 1, 2 × 1',
  })
  expect(capabilities).toEqual({ all: 2, passive: 1 })
})

test('measures how far words and sentences spread', () => {
  expect(standardDeviation([])).toBe(0)
  expect(standardDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toBe(2)
  expect([10, 50, 90].map((percent) => percentile([10, 9, 8, 7, 6, 5, 4, 3, 2, 1], percent))).toEqual([1, 5, 9])
  expect(percentile([], 50)).toBe(0)
  expect(distribution([3, 3, 12, 2])).toBe('2 × 1, 3 × 2, 12 × 1')
})

test('counts habits in all their forms', () => {
  const now = (text: string) => habitsIn([text]).flatMap((habit) => (habit.now ? [[habit.name, habit.now]] : []))
  expect(now('Papers and a paper, before you stay.')).toEqual([
    ['paper(s)', 2],
    ['before you/any/the', 1],
    ['stay(s)', 1],
  ])
  expect(now('Paperwork, besides, was explained.')).toEqual([])
})

test.each([
  ['Rents are collected.', true],
  ['A report is always written.', true],
  ['The file is kept.', true],
  ['We collect rents.', false],
  ['It is red.', false],
])('knows a passive text: %s', (text, expected) => expect(isPassive(text)).toBe(expected))

test('writes a line for each', () =>
  expect(varietyLines(varietyOf(pages)).split('\n')).toContain(
    '"kept"                                             1, before 41',
  ))
