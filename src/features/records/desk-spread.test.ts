import { expect, test } from 'vitest'
import { spreadOf } from './desk-spread.ts'
import { sampleRoute } from './sample-record.ts'

const route = sampleRoute(['Outside', 'Sign-off', 'Onward'], 'Sign-off')
const chapter = (label: string, at: string | undefined) => ({ label, anchor: label, html: '<p></p>', at })
const question = (text: string, at?: string) => ({ question: text, answer: 'Yes.', at })
const spread = (...said: Parameters<typeof spreadOf>) =>
  spreadOf(...said).map((row) => [row.chapter?.label, ...row.questions.map((one) => [one.desk?.number, one.question])])

test('questions follow the route, whatever their order, and carry the number of their desk', () => {
  expect(spread(route, [], [question('c', 'Onward'), question('a', 'Outside'), question('b', 'Onward')])).toEqual([
    [undefined, [1, 'a'], [3, 'c'], [3, 'b']],
  ])
})

test('a question stands beside the first chapter that has come as far as its desk', () => {
  const chapters = [chapter('signed', 'Sign-off'), chapter('after', 'Onward')]
  expect(
    spread(route, chapters, [question('c', 'Onward'), question('a', 'Outside'), question('b', 'Sign-off')]),
  ).toEqual([
    ['signed', [1, 'a'], [2, 'b']],
    ['after', [3, 'c']],
  ])
})

test('beyond the last chapter, or about no desk, no question is lost', () => {
  const chapters = [chapter('first', 'Outside'), chapter('second', 'Sign-off')]
  expect(spread(route, chapters, [question('late', 'Onward'), question('free')])).toEqual([
    ['first', [undefined, 'free']],
    ['second', [3, 'late']],
  ])
})

test('chapters about no desk leave the questions beside the last', () => {
  expect(spread(route, [chapter('any', undefined)], [question('a', 'Onward')])).toEqual([['any', [3, 'a']]])
})

test('where more is asked than told, the questions come after the only chapter', () => {
  const many = ['a', 'b', 'c', 'd'].map((text) => question(text, 'Onward'))
  expect(spread(route, [chapter('short', 'Onward')], many)).toEqual([
    ['short'],
    [undefined, [3, 'a'], [3, 'b'], [3, 'c'], [3, 'd']],
  ])
})

test('says where a person signs', () => {
  expect(spreadOf(route, [], [question('a', 'Sign-off')])[0]?.questions[0]?.desk?.signs).toBe(true)
})
