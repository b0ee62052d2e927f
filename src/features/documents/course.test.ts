import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reaches } from '../../model/document-words.ts'
import { endOf, type Part, sideOf, stretchesOf, whenRead } from './course.ts'

/** A study as the gate lets it through: two to six steps. */
const course = fc.integer({ min: 2, max: 6 }).chain((steps) =>
  fc.record({
    steps: fc.constant(steps),
    part: fc.integer({ min: 1, max: steps }).chain((step) =>
      fc.record({
        title: fc.constant('Part'),
        answers: fc.constant('What is it?'),
        step: fc.constant(step),
        opens: fc.option(fc.integer({ min: step, max: steps }), { nil: undefined }),
        reaches: fc.constantFrom(...reaches),
      }),
    ),
  }),
)

const percent = (place: string) => Number(place.replace('%', ''))

describe('the course of a study', () => {
  test('has a part closed, then open, without a gap, until the end', () => {
    fc.assert(
      fc.property(course, ({ steps, part }) => {
        const [closed, open] = stretchesOf(part, steps)
        expect(percent(closed.x1)).toBeLessThan(percent(closed.x2))
        expect(closed.x2).toBe(open.x1)
        expect(percent(open.x1)).toBeLessThan(percent(open.x2))
        expect(open.x2).toBe('100%')
      }),
    )
  })

  test('leaves its last column to the time after, in which every part has all its readers', () => {
    fc.assert(
      fc.property(course, ({ steps, part }) => {
        const [, open] = stretchesOf(part, steps)
        expect(percent(open.x1)).toBeLessThanOrEqual(percent(endOf(steps, steps)))
      }),
    )
  })

  test('has words below its lines where there is more room, and never less than half of the columns', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), fc.nat(), (steps, seed) => {
        const lastSay = 1 + (seed % (steps - 1))
        const room = sideOf(lastSay, steps) === 'words-before' ? lastSay : steps + 1 - lastSay
        expect(room).toBeGreaterThanOrEqual((steps + 1) / 2)
      }),
    )
  })

  test('is wider the more may read a part', () => {
    const widths = reaches.map((reach) => stretchesOf(part({ reaches: reach }), 4)[1].width)
    expect(widths).toEqual([...new Set(widths)].toSorted((a, b) => a - b))
    expect(stretchesOf(part({ reaches: 'anyone' }), 4)[0].width).toBe(widths[0])
  })

  test('tells in words what it draws', () => {
    expect(whenRead(part({ step: 1, opens: 4 }))).toBe('Written in step 1, open after step 4 to')
    expect(whenRead(part({ step: 2 }))).toBe('Written in step 2, open after step 2 to')
    expect(whenRead(part({ step: 3, reaches: 'team' }))).toBe('Written in step 3, open to')
  })
})

function part(fields: Partial<Part>): Part {
  return { title: 'Part', answers: 'What is it?', step: 1, reaches: 'anyone', ...fields }
}
