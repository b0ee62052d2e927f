import { expect, test } from 'vitest'
import type { Problem } from '../../src/model/problems.ts'
import { placedIn } from './placed.ts'

const page = `---
name: A
facts:
  - label: B
    value: "it's so"
  - label: C
    rows: [one, two]
notes: >
  A long one
  on two lines
---

A kite of paper flies. It's "paper".

- A row
`
const told = (field: string, what = 'is wrong.', line?: number) => ({
  ...{ file: 'content/pages/a.md', field, what, cure: '' },
  ...(line && { line }),
})
const placed = placedIn('content/pages/a.md', page)

test.each([
  ['a line of a field', told('line 2'), 'name'],
  ['a field of an entry', told('line 5'), 'facts[0].value'],
  ['the first field of the next', told('line 6'), 'facts[1].label'],
  ['several on one line', told('line 7'), 'facts[1].rows'],
  ['a text of several lines', told('line 10'), 'notes'],
  ['a text that names its line alone', told('text', 'is wrong.', 4), 'facts[0].label'],
  ['a sentence set as in print', told('text', 'says "so" in: it’s so'), 'facts[0].value'],
  [
    'a sentence that another file says, too',
    { ...told('name', 'says it: "it’s so"', 2), file: 'b.md' },
    'facts[0].value',
  ],
  ['a name that another file has', { ...told('name', 'is taken.', 9), file: 'b.md' }, 'name'],
  ['a field that is known', told('facts[1].rows', 'is wrong.', 2), 'facts[1].rows'],
  ['the whole text', told('text', 'is missing.'), 'text'],
])('%s is told at its field', (_case, problem, field) => {
  expect(placed(problem)).toEqual({ ...problem, field })
})

test('in the text, the line is quoted, unless the message quotes it', () => {
  expect(placed(told('line 15'))).toMatchObject({ field: 'text', quote: '- A row' })
  expect(placed(told('text', 'says "paper" in: A kite of paper flies.', 13))).not.toHaveProperty('quote')
})

test('a list of facts has no text, and a file without a form nothing else', () => {
  const inMenu = (text: string, problem: Problem) => placedIn('menu.yaml', text)({ ...problem, file: 'menu.yaml' })
  expect(inMenu('- title: A\n', told('text')).field).toBe('file')
  expect(inMenu('- title: [\n', told('line 1'))).toMatchObject({ field: 'text', quote: '- title: [' })
  expect(placedIn('content/pages/a.md', page, true)(told('line 2'))).toMatchObject({ field: 'text', quote: 'name: A' })
})
