import { expect, test, vi } from 'vitest'
import { fill, fillAll } from './placeholders.ts'

const values = new Map([
  ['name', 'Acme'],
  ['odd', '{{name}} $& $1'],
])

test.each([
  ['We are {{name}}.', 'We are Acme.'],
  ['{{ name }} and {{name}}', 'Acme and Acme'],
  ['{name} {{}', '{name} {{}'],
  ['It is {{odd}}', 'It is {{name}} $& $1'],
])('%s', (text, filled) => expect(fill(text, values, expect.unreachable)).toBe(filled))

test('what is not known stays, and is told with its place', () => {
  const tell = vi.fn()
  expect(fill('At {{nam}}, {{name}}', values, tell)).toBe('At {{nam}}, Acme')
  expect(tell.mock.calls).toEqual([['{{nam}}', 3]])
})

test('every text in data is filled, and nothing else is touched', () => {
  const data = { a: ['{{name}}', 1, null, { b: true, c: 'At {{ name }}' }], '{{name}}': undefined }
  expect(fillAll(data, values, expect.unreachable)).toEqual({
    a: ['Acme', 1, null, { b: true, c: 'At Acme' }],
    '{{name}}': undefined,
  })
})

test('what is not known in data is told with its path', () => {
  const tell = vi.fn()
  fillAll({ questions: [{}, { answer: '{{nam}}' }] }, values, tell)
  expect(tell.mock.calls).toEqual([['{{nam}}', ['questions', 1, 'answer']]])
})
