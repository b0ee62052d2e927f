import { describe, expect, test } from 'vitest'
import { linesFor, withLines } from './problem-lines.ts'
import { printed } from './problems.ts'

describe('problem lines', () => {
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
})

describe('message lines', () => {
  const text = `---
name: Privacy
---

{{local}} Nothing is sent.
{{service}} What you send is kept.

| What | Where |
|---|---|
{{local}} | Messages | Your browser |
| Theme | Your browser |

The end.`

  test('each mode has its own lines, without their marks, and a table stays whole', () => {
    expect(linesFor('local', text)).toContain('\nNothing is sent.\n')
    expect(linesFor('local', text)).toContain('|---|---|\n| Messages | Your browser |\n| Theme')
    expect(linesFor('service', text)).toContain('\nWhat you send is kept.\n')
    expect(linesFor('service', text)).toContain('|---|---|\n| Theme')
    for (const mode of ['local', 'service'] as const) expect(linesFor(mode, text)).not.toContain('{{')
  })

  test('what stands below keeps its line', () => {
    const lineOfEnd = (written: string) => written.split('\n').indexOf('The end.')
    expect(lineOfEnd(linesFor('local', text))).toBe(lineOfEnd(text))
    expect(lineOfEnd(linesFor('service', text))).toBe(lineOfEnd(text))
  })

  test('a text without such lines is the same', () => {
    expect(linesFor('local', 'About {{service}} lines.\r\n')).toBe('About {{service}} lines.\r\n')
  })
})
