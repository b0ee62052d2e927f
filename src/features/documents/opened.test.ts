import { expect, test } from 'vitest'
import { madeIn, openedParts, usualHand } from './opened.ts'

const contents = [{ title: 'List' }, { title: 'Table' }, { title: 'Verdict', chapter: 'At night' }]
const work = { title: 'A walk', text: 'Along the quay.', part: 1 }
const query = { question: 'May I?', answer: 'You may.', part: 3 }
const chapter = { label: 'At night', anchor: 'at-night', html: '<p>Dark.</p>' }

test('whatever is said of a part stands with it, and a part of which nothing is said keeps its place', () => {
  const opened = openedParts({ contents, capabilities: [work], chapters: [chapter], questions: [query] })
  expect(opened).toEqual([
    { title: 'List', work: [work], chapter: undefined, queries: [] },
    { title: 'Table', work: [], chapter: undefined, queries: [] },
    { title: 'Verdict', work: [], chapter, queries: [query] },
  ])
})

const steps = ['Look', 'Measure', 'Draw', 'Fold'].map((title) => ({ title, text: `${title} twice.` }))
/** Which steps stand beside which parts: a step that is only named, without its text, in brackets. */
const beside = (...made: number[]) =>
  madeIn(
    steps,
    made.map((step) => ({ step })),
  ).map(
    ({ steps, parts }) =>
      `${steps.map(({ number, text }) => (text ? number : `(${number})`)).join(' ')}: ${parts.length}`,
  )

test('parts stand beside the step that makes them', () => {
  expect(beside(1, 2, 2, 3, 4)).toEqual(['1: 1', '2: 2', '3: 1', '4: 1'])
})

test('a step that makes no part follows the one before it, or comes first', () => {
  expect(beside(1, 3, 3)).toEqual(['1 2: 1', '3 4: 2'])
  expect(beside(3, 4, 4)).toEqual(['1 2 3: 1', '4: 2'])
})

test('a step that goes on further down is told once, and named again', () => {
  expect(beside(1, 2, 1, 4)).toEqual(['1: 1', '2: 1', '(1) 3: 1', '4: 1'])
})

test('the usual hand writes the most parts, or the first of them', () => {
  expect(usualHand([{ hand: 'us' }, { hand: 'both' }, { hand: 'both' }])).toBe('both')
  expect(usualHand([{ hand: 'you' }, { hand: 'us' }])).toBe('you')
})
