import { expect, test } from 'vitest'
import { nearest } from './near.ts'

test.each([
  ['a letter left out', 'sumary', 'summary'],
  ['two letters swapped', 'tilte', 'title'],
  ['a letter too many', 'namme', 'name'],
  ['another case', 'Title', 'title'],
  ['something else', 'colour', undefined],
  ['the name itself', 'title', undefined],
  ['nothing', '', undefined],
])('%s', (_case, written, meant) => expect(nearest(written, ['name', 'title', 'summary'])).toBe(meant))
