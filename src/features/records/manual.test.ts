import { expect, test } from 'vitest'
import { type Leaf, leavesOf, type ManualWords } from './manual.ts'
import { sampleRoute } from './sample-record.ts'

const words: ManualWords = {
  route: sampleRoute(['Outside', 'Sign-off', 'Onward'], 'Sign-off'),
  lead: { first: 'One.', rest: '', last: '' },
  facts: [],
  points: [],
  risk: undefined,
  chapters: [],
  questions: [],
  steps: [{ title: 'Begin', text: 'Soon.' }],
}
const long = 'a'.repeat(1200)
const chapter = (label: string, at?: string, text = '') => ({ label, anchor: label, html: `<p>${text}</p>`, at })
const question = (text: string, at?: string, answer = 'Yes.') => ({ question: text, answer, at })
const asked = ({ questions }: Leaf) => questions.map(({ question, desk }) => [desk?.number, question])
const told = ({ chapters }: Leaf) => chapters.map(({ label }) => label)
const stepsAt = (leaves: Leaf[]) => leaves.findIndex(({ steps }) => steps)

test('questions follow the route, whatever their order, and carry the number of their desk', () => {
  const questions = [question('c', 'Onward'), question('a', 'Outside'), question('b', 'Onward'), question('free')]
  const leaves = leavesOf({ ...words, questions })
  expect(leaves.flatMap(asked)).toEqual([
    [undefined, 'free'],
    [1, 'a'],
    [3, 'c'],
    [3, 'b'],
  ])
})

test('a question stands on the page of the first chapter that has come as far as its desk, or of the last', () => {
  const chapters = [chapter('x', 'Outside', long), chapter('y', 'Sign-off', long), chapter('z', 'Sign-off', long)]
  const lead = { first: long, rest: '', last: '' }
  const questions = [question('late', 'Onward'), question('b', 'Sign-off'), question('a', 'Outside')]
  const leaves = leavesOf({ ...words, lead, chapters, questions })
  expect(leaves.map(told)).toEqual([[], ['x'], ['y'], ['z']])
  expect(leaves.map(asked)).toEqual([[], [[1, 'a']], [[2, 'b']], [[3, 'late']]])
})

test('pages come in pairs, and none of them is empty', () => {
  for (const count of [0, 1, 2, 3, 4, 5, 6]) {
    const chapters = Array.from({ length: count }, (_, i) => chapter(`${i}`, 'Onward', long))
    const leaves = leavesOf({ ...words, chapters, questions: [question('a')] })
    expect(leaves.length % 2).toBe(0)
    expect(leaves.flatMap(told)).toEqual(chapters.map(({ label }) => label))
    expect(leaves.slice(1).every((leaf) => told(leaf).length + asked(leaf).length > 0)).toBe(true)
    expect(leaves.filter(({ steps }) => steps)).toHaveLength(1)
  }
})

test('the steps stand where the facing page is longer', () => {
  expect(stepsAt(leavesOf({ ...words, questions: [question('a', 'Outside', long)] }))).toBe(0)
  expect(stepsAt(leavesOf({ ...words, lead: { first: long, rest: '', last: '' }, questions: [question('a')] }))).toBe(1)
})

test('says where a person signs, in a chapter and a question', () => {
  const [, right] = leavesOf({ ...words, chapters: [chapter('x', 'Sign-off')], questions: [question('a', 'Sign-off')] })
  expect([right?.chapters[0]?.desk?.signs, right?.questions[0]?.desk?.signs]).toEqual([true, true])
})
