import { expect, test } from 'vitest'
import { graphemes } from './graphemes.ts'

test.each([
  ['', 0],
  ['abc', 3],
  ['é', 1],
  ['e\u0301', 1],
  ['👩‍👩‍👧‍👦🇸🇬', 2],
  ['a\nb', 3],
])('%j has %i', (text, count) => expect(graphemes(text)).toBe(count))

test.each([
  [0, 0],
  [2, 2],
  [3, 3],
  [9, 3],
])('counts to %i at most', (enough, count) => expect(graphemes('abc', enough)).toBe(count))
