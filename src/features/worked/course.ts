import { heightSteps } from '../../model/case-heights.ts'
import type { Course } from '../../model/schema/worked-shapes.ts'

/** Where the lines, stretches and numbers of a course stand: from 0 to 1, or in steps of its own drawing. */

export interface Spot {
  x: number
  y: number
}

/** The part of the width at which a point stands, counted from 1. */
export const placeOf = (point: number, points: number) => (point - 1) / (points - 1)

/** The part of the height from the top. */
export const depthOf = (height: number) => 1 - height / heightSteps

const down = (height: number) => heightSteps - height

/** A line through heights, as a path: a step across for each. */
export function pathOf(heights: readonly number[]): string {
  return `M${heights.map((height, i) => `${i} ${down(height)}`).join('L')}`
}

/** There along the top and back along the bottom. */
export function areaOf({ top, bottom }: NonNullable<Course['area']>): string {
  const back = bottom.map((height, i) => `${i} ${down(height)}`).toReversed()
  return `${pathOf(top)}L${back.join('L')}z`
}

/** The numbers, on the first line. */
export function marksOf({ lines, notes }: Pick<Course, 'lines' | 'notes'>): Spot[] {
  const heights = lines[0]?.heights ?? []
  return notes.map(({ at }) => ({ x: placeOf(at, heights.length), y: depthOf(heights[at - 1] ?? 0) }))
}
