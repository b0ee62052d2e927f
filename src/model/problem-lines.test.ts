import { expect, test } from 'vitest'
import { withLines } from './problem-lines.ts'
import { printed } from './problems.ts'

const page =
  '---\r\nname: A\r\nfacts:\r\n  - label: B\r\n    rows: [[1, 2], [3]]\r\n---\r\n\r\nA kite of paper flies.\r\n'
const long =
  '---\nname: A\ntext:\n  mission: |\n    We fly. A kite of paper flies.\n---\n\nOne.\n{{name}} A [*kite*](/kite) of **paper** flies.\n'
const menu = '# A menu\n- title: A\n  items:\n    - page: /a\n    - page: /b\n'

test.each([
  ['a field', 'a.md', 'name', 2, 'name'],
  ['a field of an entry', 'a.md', 'facts[0].rows[1][0]', 5, 'facts 1, rows 2, entry 1'],
  ['a field that is missing, in what it belongs to', 'a.md', 'facts[0].value', 4, 'facts 1, value'],
  ['one at the top', 'a.md', 'title', 2, 'title'],
  ['an entry that is missing', 'a.md', 'facts[3]', 3, 'facts 4'],
  ['a line that is known', 'a.md', 'line 8', 8, 'line 8'],
  ['a sentence of the text', 'a.md', 'text', 8, 'text'],
  ['an entry of a file that is a list', 'menu.yaml', '[0].items[1].page', 5, 'entry 1, items 2, page'],
  ['a sentence of a text over several lines', 'long.md', 'text.mission', 5, 'text, mission'],
  ['a sentence with marks, below a name', 'long.md', 'text', 9, 'text'],
  ['where the file lies', 'gone.md', 'file name', undefined, 'file name'],
])('the line of %s, and its name', (_case, file, field, line, name) => {
  const what = 'says "paper" in: A kite of paper flies.'
  const [told] = withLines(
    [{ file, field, what, cure: '' }],
    (named) => ({ 'a.md': page, 'long.md': long })[named] ?? menu,
  )
  expect(told?.line).toBe(line)
  if (told)
    expect(printed(told).split('\n').slice(0, 2)).toEqual([line ? `${file}:${line}` : file, `  ${name}: ${what}`])
})
