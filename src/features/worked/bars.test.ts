import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Bars } from '../../model/schema/worked-shapes.ts'
import { barsOf, baseOf } from './bars.ts'
import { againstBars, besideBars, stackedBars } from './sample-cases.ts'

const tones = ['full', 'half', 'open', 'cross'] as const

/** What the gate lets through: a height for each part, that add up to 20 at most where they stand on each other. */
const bars = fc
  .record({
    set: fc.constantFrom<Bars['set']>('stacked', 'beside', 'against'),
    parts: fc.integer({ min: 1, max: 4 }),
    columns: fc.array(fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 4, maxLength: 4 }), {
      minLength: 2,
      maxLength: 20,
    }),
  })
  .map(({ set, parts, columns }) => ({
    set,
    parts: tones.slice(0, parts).map((tone) => ({ tone, name: tone })),
    columns: columns.map((heights) => ({ heights: heights.slice(0, parts) })),
  }))

describe('bars', () => {
  test('stay in the drawing, and no two cover each other', () => {
    fc.assert(
      fc.property(bars, (drawn) => {
        const all = barsOf(drawn)
        for (const { x, y, width, height } of all) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-9)
          expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1 + 1e-9)
        }
        for (const [i, one] of all.entries())
          for (const other of all.slice(i + 1)) {
            const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
            const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
            expect(Math.min(across, down)).toBeLessThan(1e-9)
          }
      }),
    )
  })

  test('hang below the line and stand on it, where they are set against each other', () => {
    const [below, above] = barsOf(againstBars)
    expect(baseOf(againstBars)).toBe(2)
    expect(below).toMatchObject({ tone: 'open', y: 0.9 })
    expect(above).toMatchObject({ tone: 'full', y: 0, height: 0.9 })
  })

  test('share a column side by side, and have it alone on top of each other', () => {
    expect(barsOf(besideBars)[1]?.width).toBeCloseTo(0.18)
    expect(barsOf(stackedBars)[0]?.width).toBeCloseTo(0.09)
  })
})
