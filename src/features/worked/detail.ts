import { heightSteps } from '../../model/case-heights.ts'
import type { Bars, Course, Tape, Worked } from '../../model/schema/worked-shapes.ts'
import { baseOf } from './bars.ts'
import { depthOf, placeOf } from './course.ts'

/** The part of a drawing that a detail shows: from 0 to 1 each way, y from the top. */

export interface Cut {
  x: number
  y: number
  width: number
  height: number
}

/** What a detail leaves free around what it shows, so that no number is cut in two at its edge. */
const free = { across: 0.045, down: 0.1 }
/** A detail of a line shows this many points at least: fewer would be flat. */
const fewestPoints = 9
/** Points of a line, cells of a row, or bars without words, that a detail shows on each side of its numbers. */
const around = 2
/** A detail of bars with words shows this many at least. */
const fewestBars = 2
/** Fewer steps of height would make a slope of every step. */
const leastHeight = { line: 6, bars: 3 }

/** The part of a drawing around some of its notes, which are counted from 1. */
export function cutOf(drawn: Worked, numbers: readonly number[]): Cut {
  const places = drawn.notes.filter((_, i) => numbers.includes(i + 1)).map(({ at }) => at)
  const [first, last] = [Math.min(...places), Math.max(...places)]
  if (drawn.shape === 'course') return cutOfCourse(drawn, first, last)
  return drawn.shape === 'bars' ? cutOfBars(drawn, first, last) : cutOfTape(drawn, first, last)
}

function cutOfCourse({ lines, area }: Course, first: number, last: number): Cut {
  const points = lines[0]?.heights.length ?? 2
  const beside = Math.max(around, Math.ceil((fewestPoints - 1 - (last - first)) / 2))
  const [from, to] = [Math.max(1, first - beside), Math.min(points, last + beside)]
  const shown = [...lines.map(({ heights }) => heights), ...(area ? [area.top, area.bottom] : [])].flatMap((heights) =>
    heights.slice(from - 1, to),
  )
  const foot = Math.min(heightSteps - leastHeight.line, ...shown)
  const top = Math.max(foot + leastHeight.line, ...shown)
  const x = placeOf(from, points)
  return withRoom({ x, width: placeOf(to, points) - x, y: depthOf(top), height: (top - foot) / heightSteps })
}

function cutOfBars({ set, columns, level }: Bars, first: number, last: number): Cut {
  const isNamed = columns[0]?.label !== undefined
  const beside = isNamed ? 0 : around
  const from = Math.max(1, Math.min(first - beside, last + 1 - (isNamed ? fewestBars : 1)))
  const to = Math.min(columns.length, Math.max(last + beside, from + (isNamed ? fewestBars : 1) - 1))
  const base = baseOf({ set, columns })
  const tops = columns.slice(from - 1, to).map(({ heights }) => {
    const [hanging = 0] = set === 'against' ? heights : []
    const standing = set === 'beside' ? Math.max(...heights) : heights.reduce((one, other) => one + other, 0) - hanging
    return base + standing
  })
  const top = Math.max(leastHeight.bars, level?.height ?? 0, ...tops)
  // Their words stand right below them, so the room is above.
  const room = (top / heightSteps) * free.down
  return {
    x: (from - 1) / columns.length,
    width: (to - from + 1) / columns.length,
    y: depthOf(top) - room,
    height: top / heightSteps + room * 1.1,
  }
}

/** The numbers stand on the upper edge of the cells. */
function cutOfTape({ columns }: Tape, first: number, last: number): Cut {
  const [from, to] = [Math.max(1, first - around), Math.min(columns.length, last + around)]
  return { x: (from - 1) / columns.length, width: (to - from + 1) / columns.length, y: -0.3, height: 1.35 }
}

function withRoom({ x, y, width, height }: Cut): Cut {
  const [across, down] = [width * free.across, height * free.down]
  return { x: x - across, y: y - down, width: width + 2 * across, height: height + 2 * down }
}

/** Where the whole drawing stands so that a frame shows just this part of it. */
export function behind({ x, y, width, height }: Cut): Cut {
  return { x: -x / width, y: -y / height, width: 1 / width, height: 1 / height }
}
