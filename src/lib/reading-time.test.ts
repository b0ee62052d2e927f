import { expect, test } from 'vitest'
import { readingTime } from './prose.ts'

const words = (count: number) => 'word '.repeat(count)

test.each([
  [0, 1],
  [100, 1],
  [329, 1],
  [330, 2],
  [660, 3],
])('%i words take %i min', (count, minutes) => expect(readingTime(words(count))).toBe(minutes))
