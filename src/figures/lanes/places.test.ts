import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lanes, spanLooks } from '../../model/schema/figures/lanes.ts'
import { placesOf } from './places.ts'

const number = (text: string) => Number.parseFloat(text)

/** Figures that the gate lets through: any stretches that follow one another. */
const anyFigure = fc
  .record({
    times: fc.integer({ min: 2, max: 12 }),
    parts: fc.integer({ min: 1, max: 2 }),
    cuts: fc.array(fc.array(fc.integer({ min: 1, max: 24 }), { minLength: 1, maxLength: 8 }), {
      minLength: 1,
      maxLength: 6,
    }),
    mark: fc.constantFrom(...spanLooks),
    heights: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 12, maxLength: 12 }),
    line: fc.integer({ min: 1, max: 12 }),
    turn: fc.integer({ min: 1, max: 24 }),
  })
  .map(({ times, parts, cuts, mark, heights, line, turn }) => {
    const places = times * parts
    return lanes.parse({
      draws: 'lanes',
      heading: 'One kite across a week of wind',
      times: Array.from({ length: times }, (_, i) => `Day ${i + 1}`),
      parts,
      levels: {
        name: 'Wind',
        text: 'How hard it blows on each of the days.',
        heights: heights.slice(0, times),
        line,
      },
      lanes: cuts.map((places_, i) => {
        const from = [...new Set(places_.map((cut) => ((cut - 1) % places) + 1))].toSorted((a, b) => a - b)
        return {
          name: `Lane ${i}`,
          spans: from.map((begins, j) => ({
            from: begins,
            to: (from[j + 1] ?? places + 1) - 1,
            mark,
            name: `Span ${j}`,
          })),
        }
      }),
      turn: { from: ((turn - 1) % places) + 1, title: 'The gust', text: 'Whoever lets go now has lost it.' },
    })
  })

describe('spans in lanes', () => {
  test('stay inside the time, and none reaches into the next', () => {
    fc.assert(
      fc.property(anyFigure, (figure) => {
        for (const { spans } of placesOf(figure).lanes) {
          let end = 0
          for (const { x, width } of spans) {
            expect(number(x)).toBeGreaterThanOrEqual(end - 0.05)
            end = number(x) + number(width)
          }
          expect(end).toBeLessThanOrEqual(100.05)
        }
      }),
    )
  })

  test('leave the words of a turn a third of the room, on one side of it or the other', () => {
    fc.assert(
      fc.property(anyFigure, (figure) => {
        const { turn, count } = placesOf(figure)
        const { from, to } = turn?.words ?? { from: 0, to: 0 }
        expect((to - from + 1) * 3).toBeGreaterThanOrEqual(count)
        expect(turn?.isEarly ? from : to).toBe(figure.turn?.from)
      }),
    )
  })

  test('stand below bars that have one ground, and are filled up to one line', () => {
    fc.assert(
      fc.property(anyFigure, (figure) => {
        const { levels } = placesOf(figure)
        for (const [i, { x, width, filled, above }] of levels?.columns.entries() ?? []) {
          expect(number(filled.y) + number(filled.height)).toBeCloseTo(100, 0)
          expect(number(x) + number(width)).toBeLessThan(((i + 1) / figure.times.length) * 100)
          if (above) expect(number(above.y) + number(above.height)).toBeCloseTo(number(levels?.line ?? ''), 0)
          expect(Boolean(above)).toBe((figure.levels?.heights[i] ?? 0) > (figure.levels?.line ?? 0))
        }
      }),
    )
  })

  test('say when they are', () => {
    const span = { mark: 'full', name: 'Open' }
    const figure = lanes.parse({
      draws: 'lanes',
      heading: 'When the harbor is open',
      times: ['Spring', 'Fall'],
      parts: 3,
      lanes: [
        {
          name: 'The harbor',
          spans: [
            { from: 1, to: 2, ...span },
            { from: 3, to: 4, ...span },
          ],
        },
      ],
    })
    expect(placesOf(figure).lanes[0]?.spans.map(({ when }) => when)).toEqual(['Spring', 'Spring to Fall'])
  })
})
