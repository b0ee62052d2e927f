/** Lines through heights, as the drawings of worked cases and of losses count them. */

/** Heights are counted in so many steps. */
export const heightSteps = 20

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
export function areaOf({ top, bottom }: { top: readonly number[]; bottom: readonly number[] }): string {
  const back = bottom.map((height, i) => `${i} ${down(height)}`).toReversed()
  return `${pathOf(top)}L${back.join('L')}z`
}
