import fc from 'fast-check'
import { expect, test } from 'vitest'
import { marksOf } from './course.ts'

const height = fc.integer({ min: 0, max: 20 })
const heights = fc.array(height, { minLength: 5, maxLength: 25 })

/** What the gate lets through: numbers in order, with a point between two of them. */
const course = heights.chain((line) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: Math.ceil(line.length / 2) }), { minLength: 2, maxLength: 5 })
    .map((halves) => ({
      lines: [{ name: 'Line', heights: line }],
      notes: halves.toSorted((a, b) => a - b).map((half) => ({ at: 2 * half - 1, title: '', text: '' })),
    })),
)

/** The drawing on the narrowest phone, and the width of a number in its circle. */
const narrowest = 280
const mark = 20

test('no two numbers touch, and none leaves the drawing', () => {
  fc.assert(
    fc.property(course, (drawn) => {
      const marks = marksOf(drawn)
      for (const { x, y } of marks) expect(x >= 0 && x <= 1 && y >= 0 && y <= 1).toBe(true)
      for (const [i, { x }] of marks.slice(1).entries())
        expect((x - (marks[i]?.x ?? 0)) * narrowest).toBeGreaterThan(mark)
    }),
  )
})

test('a number stands on the line', () => {
  const drawn = { lines: [{ name: 'Line', heights: [0, 5, 20, 5, 0] }], notes: [{ at: 3, title: '', text: '' }] }
  expect(marksOf(drawn)).toEqual([{ x: 0.5, y: 0 }])
})
