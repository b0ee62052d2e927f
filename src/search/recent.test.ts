import { expect, test } from 'vitest'
import { withSearch } from './recent.ts'

test.each([
  ['the latest stands first', 'kites', ['boats'], ['kites', 'boats']],
  ['none stands twice', 'Kites', ['boats', 'kites'], ['Kites', 'boats']],
  ['blanks are evened out', '  box   kite ', [], ['box kite']],
  ['five are kept', 'f', ['e', 'd', 'c', 'b', 'a'], ['f', 'e', 'd', 'c', 'b']],
  ['nothing is nothing', ' \t', ['boats'], ['boats']],
  ['a pasted book is left out', 'x'.repeat(10_000), ['boats'], ['boats']],
])('%s', (_case, query, before, after) => expect(withSearch(query, before)).toEqual(after))
