import { expect, test } from 'vitest'
import { typeset } from './typeset.ts'

test.each([
  ["the group's own", 'the group’s own'],
  ["the readers' own", 'the readers’ own'],
  ['type "two hours, logo edits."', 'type “two hours, logo edits.”'],
  ['"By a partner" stands first', '“By a partner” stands first'],
  ['(a "seller" of it)', '(a “seller” of it)'],
  ['she asked "is \'gross\' before tax?"', 'she asked “is ‘gross’ before tax?”'],
  ["the '80s and '90s", 'the ’80s and ’90s'],
  ['"\'One\' thing" and "\'another\' thing"', '“‘One’ thing” and “‘another’ thing”'],
  ["“a 'nested' one”", '“a ‘nested’ one”'],
  ['One "part".\n\n    Another "part".', 'One “part”.\n\n    Another “part”.'],
  ["Zoe\u0308's and Müller's", 'Zoe\u0308’s and Müller’s'],
])('%s', (typed, printed) => expect(typeset(typed)).toBe(printed))

test.each([
  'nothing to set',
  'already “set” as it’s printed',
  '',
  '1. *Not* a [list](/x), <b>no</b> `markup` & c:\\no\\escape -- or --- dash ... or {{placeholder}} &amp; \\"',
])('leaves everything but quotes as it is: %j', (text) => {
  expect(typeset(text).replaceAll(/[“”]/g, '"')).toBe(text.replaceAll(/[“”]/g, '"'))
})

// What Markdown would read as its own must not move or swallow a quote.
test.each(['# "x"', '    "x"', '- "x"', '1. "x"', '> "x"', '```"x"', '<p title="x">', '[a]: /b "x"', '*"x"*', '\\"x"'])(
  'is no Markdown: %s',
  (text) => expect(typeset(text)).toMatch(/^[^"“”]*“x”[^"“”]*$/),
)
