import { depthOf, placeOf, type Spot } from '../../lib/heights.ts'
import type { Course } from '../../model/schema/worked-shapes.ts'

/** Where the numbers of a course stand, from 0 to 1: on the first line. */
export function marksOf({ lines, notes }: Pick<Course, 'lines' | 'notes'>): Spot[] {
  const heights = lines[0]?.heights ?? []
  return notes.map(({ at }) => ({ x: placeOf(at, heights.length), y: depthOf(heights[at - 1] ?? 0) }))
}
