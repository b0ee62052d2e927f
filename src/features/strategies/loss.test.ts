import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { putIn } from '../../model/loss-start.ts'
import { type Loss, loss } from '../../model/schema/loss.ts'
import { drawnLoss } from './loss.ts'

/** What the gate lets through: courses of one length, and nothing behind a 0. */
const anyLoss: fc.Arbitrary<Loss> = fc
  .record({
    places: fc.integer({ min: 4, max: 24 }),
    lines: fc.integer({ min: 1, max: 10 }),
    text: fc.string({ minLength: 4, maxLength: 28 }),
  })
  .chain(({ places, lines, text }) => {
    const course = fc
      .record({
        heights: fc.array(fc.integer({ min: 1, max: 20 }), { minLength: places, maxLength: places }),
        gone: fc.integer({ min: 0, max: places }),
      })
      .map(({ heights, gone }) => heights.map((height, i) => (i < gone ? height : 0)))
    return fc.record({
      courses: fc.array(course, { minLength: lines, maxLength: lines }),
      turn: fc.record({ at: fc.integer({ min: 1, max: places }), text: fc.constant(text) }),
    })
  })
  .filter(({ courses }) => courses.flat().some((height) => height < putIn))

const falls = { courses: [[13, 12, 6, 0, 0]], turn: { at: 3, text: 'It falls' } }

/** The drawing on the narrowest phone, and the width of a letter in its smallest type. */
const narrowest = 280
const letter = 6.5

describe('a drawn loss', () => {
  test('keeps the words of its turn within the drawing', () => {
    fc.assert(
      fc.property(anyLoss, (one) => {
        const { x, text, anchor } = drawnLoss(one).turn
        const width = text.length * letter
        const left = x * narrowest - width * { start: 0, middle: 0.5, end: 1 }[anchor]
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left + width).toBeLessThanOrEqual(narrowest)
      }),
    )
  })

  test('has a line for each course, from one start, and marks each place at which one ends', () => {
    fc.assert(
      fc.property(anyLoss, (one) => {
        const { lines, ends } = drawnLoss(one)
        expect(lines).toHaveLength(one.courses.length)
        for (const line of lines) expect(line.startsWith(`M0 ${20 - putIn}L`)).toBe(true)
        const gone = one.courses.filter((heights) => heights.includes(0)).map((heights) => heights.indexOf(0))
        expect(ends).toHaveLength(new Set(gone).size)
        for (const x of ends) expect(x > 0 && x <= 1).toBe(true)
      }),
    )
  })

  test('ends where nothing is left, and what is lost stays lost', () => {
    const { lines, hole, ends, steps } = drawnLoss(falls)
    expect(steps).toBe(5)
    expect(lines).toEqual(['M0 8L1 7L2 8L3 14L4 20'])
    expect(hole).toBe('M0 8L1 8L2 8L3 8L4 8L5 8L5 20L4 20L3 14L2 8L1 7L0 8z')
    expect(ends).toEqual([0.8])
  })

  test('turns on its first line', () => {
    expect(drawnLoss(falls).turn).toEqual({ x: 0.6, y: 0.7, text: 'It falls', anchor: 'middle' })
  })

  test('is let through', () => {
    fc.assert(
      fc.property(anyLoss, (one) => {
        const written = { ...one, turn: { ...one.turn, text: 'It falls' } }
        expect(loss.safeParse(written).error).toBeUndefined()
      }),
    )
  })
})
