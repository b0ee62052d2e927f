import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { barsOf, columnsOf, heightOf, keyOf, whenOf, wordsOf } from './case.ts'

const steps = ['Monday', 'Tuesday', 'Wednesday']

test('a stretch takes the columns of its steps', () => {
  expect(columnsOf({ from: 3 })).toBe('at3 for1')
  expect(columnsOf({ from: 2, to: 5 })).toBe('at2 for4')
})

test('a stretch says when it is', () => {
  expect(whenOf({ from: 2 }, steps)).toBe('Tuesday')
  expect(whenOf({ from: 1, to: 3 }, steps)).toBe('Monday to Wednesday')
})

test('the words of a turn have two columns at least, and begin with it where that leaves them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 8 }), fc.integer({ min: 1, max: 8 }), (count, at) => {
      const from = Math.min(at, count)
      const words = wordsOf({ from }, count)
      expect(words.to).toBe(count)
      expect((words.to ?? 0) - words.from).toBeGreaterThanOrEqual(1)
      if (from < count) expect(words.from).toBe(from)
    }),
  )
})

describe('the columns', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 3, maxLength: 8 })
  const number = (text: string) => Number.parseFloat(text)

  test('stand on one ground, none reaches into the next, and what is above the line stands on it', () => {
    fc.assert(
      fc.property(heights, fc.integer({ min: 1, max: 12 }), (all, line) => {
        const bars = barsOf(all, line)
        const at = number(heightOf(line, all))
        for (const [i, { x, width, filled, above }] of bars.entries()) {
          expect(number(filled.y) + number(filled.height)).toBeCloseTo(100, 0)
          expect(number(x) + number(width)).toBeLessThan(((i + 1) / all.length) * 100)
          if (above) expect(number(above.y) + number(above.height)).toBeCloseTo(at, 0)
          expect(Boolean(above)).toBe((all[i] ?? 0) > line)
        }
      }),
    )
  })
})

test('the key names the tones that are used, each once', () => {
  expect(keyOf(['done', 'wait', 'done'])).toMatch(/^Gray waits, \w+ is done\.$/)
  expect(keyOf(['stuck'])).toBe('Broken is stuck.')
})
