import type { Loss } from '../../model/schema/figures/lines.ts'
import { heightSteps, putIn } from '../../model/schema/figures/scales.ts'

/**
 * How money goes, as lines from one start. Their drawing is as wide as they have steps and as high as heights go, so a line
 * is written in whole numbers, each a step on from the one before.
 */
export interface LossPlaces {
  steps: number
  lines: string[]
  /** Each line, closed where money was put in: what of it lies below that is lost, and shaded. */
  lost: string
  /** In hundredths of the drawing, from above. */
  turn: { x: number; y: number; text: string; anchor: 'start' | 'middle' | 'end' }
  /** Where nothing is left. */
  ends: number[]
}

/** From above: where money was put in. */
export const level = heightSteps - putIn

export function lossPlaces({ courses, turn }: Loss): LossPlaces {
  const steps = courses[0]?.length ?? 1
  const lines = courses.map((heights) => lineOf(upToNothing(heights)))
  const gone = new Set(courses.filter((heights) => heights.includes(0)).map((heights) => heights.indexOf(0) + 1))
  const x = (turn.at / steps) * 100
  return {
    steps,
    lines,
    lost: lines.map((line) => `${line}H${steps}V${level}H0z`).join(''),
    turn: { x, y: 100 - ((courses[0]?.[turn.at - 1] ?? 0) / heightSteps) * 100, text: turn.text, anchor: anchorAt(x) },
    ends: [...gone].map((at) => (at / steps) * 100),
  }
}

const upToNothing = (heights: readonly number[]) => {
  const gone = heights.indexOf(0)
  return gone < 0 ? heights : heights.slice(0, gone + 1)
}

const lineOf = (heights: readonly number[]) =>
  `M0 ${level}l${heights.map((height, i) => `1 ${(heights[i - 1] ?? putIn) - height}`).join(' ')}`.replaceAll(' -', '-')

/** Words stay within the drawing: those of its outer thirds go inward. */
function anchorAt(x: number): LossPlaces['turn']['anchor'] {
  if (x < 100 / 3) return 'start'
  return x > 200 / 3 ? 'end' : 'middle'
}
