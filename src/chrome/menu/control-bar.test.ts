import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isHeadingDown, isHeadingTo } from './control-bar.ts'

const edge = { left: 300, top: 0, bottom: 400 }

test.each([
  ['straight at it', { x: 100, y: 100 }, { x: 120, y: 100 }, true],
  ['down to its far corner', { x: 100, y: 50 }, { x: 120, y: 80 }, true],
  ['steeper than its corner', { x: 100, y: 50 }, { x: 105, y: 90 }, false],
  ['straight down, over the items', { x: 100, y: 50 }, { x: 100, y: 90 }, false],
  ['away from it', { x: 100, y: 50 }, { x: 90, y: 50 }, false],
  ['already past it', { x: 310, y: 50 }, { x: 320, y: 50 }, false],
])('%s', (_case, from, to, heading) => expect(isHeadingTo(edge, from, to)).toBe(heading))

test('every straight line to a point of the edge is on its way, all along', () => {
  const spot = fc.record({ x: fc.integer({ min: 0, max: 290 }), y: fc.integer({ min: 0, max: 400 }) })
  const share = fc.double({ min: 0.05, max: 1, noNaN: true })
  fc.assert(
    fc.property(spot, fc.integer({ min: 1, max: 399 }), share, (from, goal, part) => {
      const to = { x: from.x + (edge.left - from.x) * part, y: from.y + (goal - from.y) * part }
      expect(isHeadingTo(edge, from, to)).toBe(true)
    }),
  )
})

test.each([
  ['straight down', { x: 100, y: 30 }, { x: 100, y: 40 }, true],
  ['down and to the right', { x: 100, y: 30 }, { x: 160, y: 40 }, true],
  ['down and to the left', { x: 100, y: 30 }, { x: 40, y: 40 }, true],
  ['along the bar, with a shaking hand', { x: 100, y: 30 }, { x: 140, y: 34 }, false],
  ['up', { x: 100, y: 30 }, { x: 100, y: 20 }, false],
  ['nowhere', { x: 100, y: 30 }, { x: 100, y: 30 }, false],
])('from the bar %s', (_case, from, to, heading) => expect(isHeadingDown(from, to)).toBe(heading))
