import { expect, test } from 'vitest'
import { linesFor } from './problem-lines.ts'

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
