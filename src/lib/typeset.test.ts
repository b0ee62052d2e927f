import { expect, test } from 'vitest'
import { typeset } from './typeset.ts'

test.each([
  ["the group's own", 'the group’s own'],
  ["the readers' own", 'the readers’ own'],
  ['type "two hours, logo edits."', 'type “two hours, logo edits.”'],
  ['"By a partner" stands first', '“By a partner” stands first'],
  ['(a "seller" of it)', '(a “seller” of it)'],
  ['she asked "is \'gross\' before tax?"', 'she asked “is ‘gross’ before tax?”'],
  ['nothing to set', 'nothing to set'],
])('%s', (typed, printed) => expect(typeset(typed)).toBe(printed))
