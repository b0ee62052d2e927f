import { areaOf, depthOf, pathOf, placeOf, type Spot } from '../../lib/heights.ts'
import { putIn } from '../../model/loss-start.ts'
import type { Loss } from '../../model/schema/loss.ts'

/** How money goes, as lines from one start: the end of a strategy's rung. */

export interface DrawnLoss {
  /** How many steps it is wide; it is as high as heights have steps. */
  steps: number
  lines: string[]
  /** What is missing of the money put in, below that height; above it, the drawing cuts it off. */
  hole: string
  /** Where nothing is left. */
  ends: number[]
  turn: Spot & { text: string; anchor: 'start' | 'middle' | 'end' }
}

const upToNothing = (heights: readonly number[]) => {
  const gone = heights.indexOf(0)
  return gone < 0 ? heights : heights.slice(0, gone + 1)
}

export function drawnLoss({ courses, turn }: Loss): DrawnLoss {
  const lines = courses.map((heights) => [putIn, ...heights])
  const points = lines[0]?.length ?? 0
  const x = placeOf(turn.at + 1, points)
  return {
    steps: points - 1,
    lines: lines.map((heights) => pathOf(upToNothing(heights))),
    hole: lines.map((bottom) => areaOf({ top: bottom.map(() => putIn), bottom })).join(''),
    ends: [...new Set(lines.filter((heights) => heights.includes(0)).map((heights) => heights.indexOf(0)))].map(
      (step) => placeOf(step + 1, points),
    ),
    turn: { x, y: depthOf(lines[0]?.[turn.at] ?? 0), text: turn.text, anchor: anchorAt(x) },
  }
}

/** Words stay within the drawing: those of its outer thirds go inward. */
function anchorAt(x: number): DrawnLoss['turn']['anchor'] {
  if (x < 1 / 3) return 'start'
  return x > 2 / 3 ? 'end' : 'middle'
}
