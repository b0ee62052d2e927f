import { describe, expect, test } from 'vitest'
import type { Worked } from '../../model/schema/worked-shapes.ts'
import { middleOf } from './bars.ts'
import { marksOf } from './course.ts'
import { behind, type Cut, cutOf } from './detail.ts'
import { againstBars, besideBars, longCourse, longTape, shortCourse, shortTape, stackedBars } from './sample-cases.ts'
import { cellMiddle } from './tape.ts'

const cases: Record<string, Worked> = {
  againstBars,
  besideBars,
  longCourse,
  longTape,
  shortCourse,
  shortTape,
  stackedBars,
}

/** Every choice of one note, or of neighbors. */
const choices = ({ notes }: Worked) =>
  notes.flatMap((_, i) => [[i + 1], ...(i + 1 < notes.length ? [[i + 1, i + 2]] : [])])

const across = (drawn: Worked, at: number) => {
  if (drawn.shape === 'course') return marksOf({ ...drawn, notes: drawn.notes.filter((note) => note.at === at) })[0]?.x
  return drawn.shape === 'bars' ? middleOf(at, drawn.columns.length) : cellMiddle(at, drawn.columns.length)
}

/** The narrowest a detail gets, and half of a number with its ring; those of bars stand below the frame. */
const narrowest = 280
const halfOf = ({ shape }: Worked) => (shape === 'bars' ? 0 : 11)

describe.each(Object.entries(cases))('a detail of %s', (_, drawn) => {
  test.each(choices(drawn))('around %s and %s holds its numbers whole', (...numbers) => {
    const shown = numbers.filter((number) => number !== undefined)
    const cut = cutOf(drawn, shown)
    for (const number of shown) {
      const x = across(drawn, drawn.notes[number - 1]?.at ?? 0) ?? Number.NaN
      const inside = ((x - cut.x) / cut.width) * narrowest
      expect(inside).toBeGreaterThanOrEqual(halfOf(drawn))
      expect(inside).toBeLessThanOrEqual(narrowest - halfOf(drawn))
    }
    expect(cut.width).toBeLessThan(1.1)
    expect(cut.height).toBeGreaterThan(0.1)
  })
})

test('a detail of bars with words shows those that are named, and never one alone', () => {
  expect(cutOf(stackedBars, [2, 3])).toMatchObject({ x: 2 / 8, width: 2 / 8 })
  expect(cutOf(stackedBars, [2])).toMatchObject({ x: 1 / 8, width: 2 / 8 })
  expect(cutOf(besideBars, [1])).toMatchObject({ x: 0, width: 1 })
})

test('a frame shows just the part that is cut out', () => {
  const cut: Cut = { x: 0.25, y: 0.5, width: 0.5, height: 0.25 }
  expect(behind(cut)).toEqual({ x: -0.5, y: -2, width: 2, height: 4 })
})
