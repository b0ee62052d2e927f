import { expect, test } from 'vitest'
import { notesByDesk } from './desk-notes.ts'
import { sampleRoute } from './sample-record.ts'

const route = sampleRoute(['Outside', 'Sign-off', 'Onward'], 'Sign-off')
const chapter = (label: string, at: string | undefined) => ({ label, anchor: label, html: '<p></p>', at })
const question = (text: string, at?: string) => ({ question: text, answer: 'Yes.', at })
const told = (...notes: Parameters<typeof notesByDesk>) =>
  notesByDesk(...notes).map(({ desk, notes: at }) => [desk?.number, ...at.map(({ title }) => title)])

test('notes follow the route, whatever their order, and carry the number of their desk', () => {
  expect(told(route, [], [question('c', 'Onward'), question('a', 'Outside'), question('b', 'Onward')])).toEqual([
    [1, 'a'],
    [3, 'c', 'b'],
  ])
})

test('at a desk what is told comes before what is asked', () => {
  expect(told(route, [chapter('told', 'Sign-off')], [question('asked', 'Sign-off')])).toEqual([[2, 'told', 'asked']])
})

test('what is about no desk comes first, and is never lost', () => {
  expect(told(route, [chapter('any', undefined)], [question('at', 'Outside'), question('free')])).toEqual([
    [undefined, 'any', 'free'],
    [1, 'at'],
  ])
})

test('says where a person signs', () => {
  expect(notesByDesk(route, [], [question('a', 'Sign-off')])[0]?.desk?.signs).toBe(true)
})
