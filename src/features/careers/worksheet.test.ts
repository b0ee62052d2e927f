import { expect, test } from 'vitest'
import { disagrees } from './worksheet.ts'

test('a line disagrees where one of its columns says something else', () => {
  expect(disagrees({ cells: ['a', 'a', 'a'] })).toBe(false)
  expect(disagrees({ cells: ['a', 'b', 'a'] })).toBe(true)
  expect(disagrees({ cells: [] })).toBe(false)
})
