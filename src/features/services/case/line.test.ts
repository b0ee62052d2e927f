import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beyond, pathOf, rangeOf, spread, tall } from './line.ts'

const level = fc.integer({ min: 0, max: tall })
const numbers = (path: string) => path.match(/-?[\d.]+/g)?.map(Number) ?? []
const pairs = (path: string) => numbers(path).flatMap((x, i, all) => (i % 2 ? [] : [[x, all[i + 1] ?? 0] as const]))

test('a line that is level is one stroke over the whole width, any other has a point for each height', () => {
  expect(pathOf([8, 8, 8])).toBe('M0 12H100')
  expect(pathOf([0, 20, 10])).toBe('M0 20L50 0L100 10')
})

test('one height stands for all places', () => {
  expect(spread([7], 3)).toEqual([7, 7, 7])
  expect(spread([7, 8, 9], 3)).toEqual([7, 8, 9])
})

test('a drawing ends a little below its lowest line, and at nothing at the latest', () => {
  expect(rangeOf([[20, 11], [16], [10]])).toEqual({ top: 20, bottom: 8 })
  expect(rangeOf([[9, 8, 9], [8]])).toEqual({ top: 9, bottom: 1 })
  fc.assert(
    fc.property(fc.array(level, { minLength: 4 }), (levels) => {
      const { top, bottom } = rangeOf([levels])
      for (const at of levels) expect(at <= top && at >= bottom).toBe(true)
      expect(bottom).toBeGreaterThanOrEqual(0)
    }),
  )
})

describe('what is tinted', () => {
  test('begins and ends where the lines cross', () => {
    expect(beyond([10, 0, 10], [5, 5, 5], false)).toBe('M25 15L50 20L75 15L75 15L50 15L25 15Z')
  })

  test('is nothing while a curve is on its better side, or lies on the other line', () => {
    expect(beyond([10, 12, 9], [5, 5, 5], false)).toBe('')
    expect(beyond([5, 5, 5], [5, 5, 5], true)).toBe('')
  })

  test('never leaves the drawing, and never lies on the better side', () => {
    const lines = fc.integer({ min: 4, max: 17 }).chain((length) => {
      const one = fc.array(level, { minLength: length, maxLength: length })
      return fc.tuple(one, one, fc.boolean())
    })
    fc.assert(
      fc.property(lines, ([curve, other, worseAbove]) => {
        const path = beyond(curve, other, worseAbove)
        for (const [x, y] of pairs(path)) {
          expect(x >= 0 && x <= 100).toBe(true)
          expect(y >= 0 && y <= tall).toBe(true)
        }
        for (const shape of path.split('Z').filter(Boolean)) {
          const points = pairs(shape)
          const there = points.slice(0, points.length / 2)
          const back = points.slice(points.length / 2).toReversed()
          for (const [i, [x, y]] of there.entries()) {
            expect(back[i]?.[0]).toBe(x)
            expect(worseAbove ? y <= (back[i]?.[1] ?? 0) : y >= (back[i]?.[1] ?? 0)).toBe(true)
          }
        }
      }),
    )
  })

  test('is there exactly where a curve has a place on its worse side', () => {
    const lines = fc.tuple(fc.array(level, { minLength: 4, maxLength: 17 }), level)
    fc.assert(
      fc.property(lines, ([curve, limit]) => {
        const path = beyond(curve, spread([limit], curve.length), false)
        expect(path !== '').toBe(curve.some((at) => at < limit))
      }),
    )
  })
})
