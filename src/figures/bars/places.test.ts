import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bars } from '../../model/schema/figures/bars.ts'
import { barPlaces, rowsOf } from './places.ts'

const looks = ['full', 'half', 'plain', 'missing'] as const
const told = { draws: 'bars', heading: 'Bars that show their finding' }

/** What the gate lets through: a height for each part, and something that is above 0. */
const keyed = fc
  .record({
    set: fc.constantFrom('stacked', 'beside', 'against'),
    parts: fc.integer({ min: 1, max: 4 }),
    columns: fc.array(fc.array(fc.integer({ min: 0, max: 25 }), { minLength: 4, maxLength: 4 }), {
      minLength: 2,
      maxLength: 20,
    }),
    level: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
  })
  .filter(({ parts, columns }) => columns.some((heights) => heights.slice(0, parts).some((height) => height > 0)))
  .map(({ set, parts, columns, level }) => ({
    ...told,
    set,
    parts: looks.slice(0, parts).map((look) => ({ look, name: `Of ${look}` })),
    ...(level !== undefined && { level: { name: 'A level', height: level } }),
    columns: columns.map((heights, i) => ({
      heights: heights.slice(0, parts),
      ...(columns.length <= 6 && { label: `Bar ${i}` }),
    })),
    ...(columns.length > 6 && {
      remarks: [1, 3].map((at) => ({ at, title: `At ${at}`, text: 'What happens here, in short.' })),
    }),
  }))

/** Pieces with names of their own. */
const pieces = fc
  .array(fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 4 })
  .map((columns) => ({
    ...told,
    columns: columns.map((heights, i) => ({
      label: `Bar ${i}`,
      pieces: heights.map((height, at) => ({ name: `Piece ${at}`, height, look: looks[at % 4] })),
    })),
    level: { name: 'A level', height: 4 },
  }))

describe('bars', () => {
  test('stay in the drawing, no two cover each other, and no two numbers meet', () => {
    fc.assert(
      fc.property(fc.oneof(keyed, pieces), (written) => {
        const drawn = bars.parse(written)
        const { bars: all, base, level = 0, middles } = barPlaces(drawn)
        expect(all.length).toBeGreaterThan(0)
        for (const { x, y, width, height } of all) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.02)
          expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(100.02)
        }
        for (const at of [base, level]) expect(at >= 0 && at <= 100).toBe(true)
        for (const [i, one] of all.entries())
          for (const other of all.slice(i + 1)) {
            const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
            const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
            expect(Math.min(across, down)).toBeLessThan(0.03)
          }
        // A number is two figures wide; where bars are many, those that have one keep a bar between them.
        const apart = drawn.remarks.length > 0 ? 2 : 1
        for (const [i, middle] of middles.slice(apart).entries())
          expect(((middle - (middles[i] ?? 0)) / 100) * 280).toBeGreaterThan(18)
      }),
    )
  })

  test('hang below the line and stand on it, where they are set against each other', () => {
    const drawn = bars.parse({
      ...told,
      set: 'against',
      parts: [
        { name: 'Put in', look: 'plain' },
        { name: 'Came back', look: 'full' },
      ],
      columns: [
        { label: 'One', heights: [2, 18] },
        { label: 'Two', heights: [2, 0] },
      ],
    })
    const { bars: all, base } = barPlaces(drawn)
    expect(base).toBe(90)
    expect(all[0]).toMatchObject({ look: 'plain', y: 90, height: 10 })
    expect(all[1]).toMatchObject({ look: 'full', y: 0, height: 90 })
  })

  test('are as wide as they say, beside the widest', () => {
    const column = (label: string, width: number) => ({ label, heights: [3], width })
    const drawn = bars.parse({
      ...told,
      parts: [{ name: 'All', look: 'full' }],
      columns: [column('Large', 12), column('Small', 3)],
    })
    const [large, small] = barPlaces(drawn).bars
    expect(large?.width).toBe(36)
    expect(small?.width).toBe(9)
  })

  test('whose pieces are named stand on rows that all of them share', () => {
    const piece = (height: number) => ({ name: `Of ${height}`, height, look: 'full' })
    const drawn = bars.parse({
      ...told,
      columns: [
        { label: 'One', pieces: [piece(4), piece(2)] },
        { label: 'Two', pieces: [piece(3)] },
      ],
      level: { name: 'A level', height: 5 },
    })
    expect(rowsOf(drawn)).toEqual({ rows: 6, above: [0, 3], level: 1 })
  })
})
