import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnsBelow } from './step-columns.ts'

const ways = fc
  .integer({ min: 2, max: 6 })
  .chain((steps) =>
    fc.tuple(
      fc.constant(Array.from({ length: steps })),
      fc.array(fc.record({ step: fc.integer({ min: 2, max: steps }) }), { minLength: 4, maxLength: 8 }),
    ),
  )

test('no two things stand in one column, and each stands below the step that brings it', () => {
  fc.assert(
    fc.property(ways, ([steps, points]) => {
      const { columns, spans, places } = columnsBelow(steps, points)
      expect(spans).toHaveLength(steps.length)
      expect(new Set(places).size).toBe(points.length)
      for (const [i, { step }] of points.entries()) {
        const first = spans.slice(0, step - 1).reduce((sum, span) => sum + span, 1)
        expect(places[i]).toBeGreaterThanOrEqual(first)
        expect(places[i]).toBeLessThan(first + (spans[step - 1] ?? 0))
        expect(places[i]).toBeLessThanOrEqual(columns)
      }
    }),
  )
})

test('a step that brings nothing has a column all the same', () =>
  expect(columnsBelow([1, 2, 3, 4], [{ step: 2 }, { step: 3 }, { step: 4 }, { step: 4 }])).toEqual({
    columns: 5,
    spans: [1, 1, 1, 2],
    places: [2, 3, 4, 5],
  }))
