import { expect, test } from 'vitest'
import { factsOf, stepsOf } from './service-views.ts'

const questions = ['May I?', 'Until when?', 'Why?'].map((question) => ({ question, answer: 'Yes.' }))
const chapters = [{ label: 'The tide', anchor: 'the-tide', html: '<p>It turns.</p>' }]
const steps = [
  { title: 'Row', text: 'Out.', notes: ['The tide', 'May I?'] },
  { title: 'Rest', text: 'A while.' },
  { title: 'Row back', text: 'Home.', notes: ['May I?', 'Until when?'] },
]
const titles = (notes: readonly { title: string }[]) => notes.map(({ title }) => title)

test('a step has its notes in the order it names them, and no note stands twice', () => {
  expect(stepsOf({ steps, questions }, chapters).steps.map(({ notes }) => titles(notes))).toEqual([
    ['The tide', 'May I?'],
    [],
    ['Until when?'],
  ])
})

test('what no step names is kept for the opening', () => {
  expect(titles(stepsOf({ steps, questions }, chapters).unplaced)).toEqual(['Why?'])
})

test('the first fact about a licensed firm stands with its lane, if it has one', () => {
  const facts = ['Owners', 'A licensed broker', 'The licensed bank'].map((value) => ({ label: 'For', value }))
  const acting = { title: 'Sell', text: 'It.', others: { who: 'A licensed broker', text: 'Sells it.' } }
  expect(factsOf({ facts, steps: [acting] })).toEqual({ facts: [facts[0], facts[2]], licensed: facts[1] })
  expect(factsOf({ facts, steps })).toEqual({ facts, licensed: undefined })
})
