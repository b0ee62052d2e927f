import { expect, test } from 'vitest'
import { beginning } from './prose.ts'

test.each([
  ['a short text', 'kites', 'kites'],
  ['a long one', 'kites and boats', 'kites an'],
  ['one that is cut after an emoji', 'kites a🎉🎉', 'kites a'],
  ['one that is cut within one', 'kites 🎉🎉', 'kites 🎉'],
])('%s begins as it does', (_case, text, start) => expect(beginning(text, 8)).toBe(start))
