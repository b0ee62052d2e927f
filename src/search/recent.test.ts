import { expect, test } from 'vitest'
import { searchesIn, withSearch } from './recent.ts'

test.each([
  ['the latest stands first', 'kites', ['boats'], ['kites', 'boats']],
  ['none stands twice', 'Kites', ['boats', 'kites'], ['Kites', 'boats']],
  ['blanks are evened out', '  box   kite ', [], ['box kite']],
  ['five are kept', 'f', ['e', 'd', 'c', 'b', 'a'], ['f', 'e', 'd', 'c', 'b']],
  ['nothing is nothing', ' \t', ['boats'], ['boats']],
  ['a pasted book is left out', 'x'.repeat(10_000), ['boats'], ['boats']],
])('%s', (_case, query, before, after) => expect(withSearch(query, before)).toEqual(after))

test.each([
  ['what was kept', ['kites', 'boats'], ['kites', 'boats']],
  ['nothing of another type', { 0: 'kites', length: 1 }, []],
  ['words alone', [null, 1, {}, ['boats'], 'kites', ''], ['kites']],
  ['none twice', ['kites', 'boats', ' Kites '], ['kites', 'boats']],
  ['no book', ['x'.repeat(10_000), 'kites'], ['kites']],
  ['five', ['a', 'b', 'c', 'd', 'e', 'f'], ['a', 'b', 'c', 'd', 'e']],
])('of what the device has, it offers %s', (_case, kept, offered) => expect(searchesIn(kept)).toEqual(offered))
