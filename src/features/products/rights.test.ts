import fc from 'fast-check'
import { expect, test } from 'vitest'
import { levels } from '../../model/right-words.ts'
import { heightOf, rightsIn } from './rights.ts'

test('a cell is empty where nothing is open, full where one may approve, and fuller with each right between', () => {
  const heights = levels.map(heightOf)
  expect(heights[0]).toBe(0)
  expect(heights.at(-1)).toBe(100)
  for (const [i, height] of heights.slice(1).entries()) expect(height).toBeGreaterThan(heights[i] ?? 0)
})

const names = ['Trato', 'Portal', 'Billing', 'Sambbi']
const level = fc.constantFrom(...levels)

test('rights follow their columns, in whatever order these are asked for', () => {
  fc.assert(
    fc.property(fc.array(level, { minLength: 4, maxLength: 4 }), fc.subarray([...names, 'Nothing']), (may, asked) => {
      const people = [{ name: 'Owner', history: 'Since May', may }]
      const { columns, people: [owner] = [] } = rightsIn({ columns: names, people }, asked.toReversed())
      expect(columns).toEqual(asked.toReversed().filter((name) => names.includes(name)))
      expect(owner?.may).toEqual(columns.map((name) => may[names.indexOf(name)]))
    }),
  )
})
