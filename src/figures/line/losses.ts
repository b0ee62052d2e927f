import type { Loss } from '../../model/schema/figures/lines.ts'
import { heightSteps, putIn } from '../../model/schema/figures/scales.ts'
import { type LinePlaces, linePlaces, type Spot } from './places.ts'

/** How money goes, as lines from one start. */

export interface LossPlaces extends LinePlaces {
  turn: Spot & { text: string; anchor: 'start' | 'middle' | 'end' }
  /** Where nothing is left. */
  ends: Spot[]
}

const upToNothing = (heights: readonly number[]) => {
  const gone = heights.indexOf(0)
  return gone < 0 ? heights : heights.slice(0, gone + 1)
}

export function lossPlaces({ courses, turn }: Loss): LossPlaces {
  const lines = courses.map((heights) => [putIn, ...heights])
  const places = linePlaces({
    lines,
    levels: [[putIn]],
    worse: 'below',
    each: true,
    marked: [turn.at + 1],
    range: { bottom: 0, top: heightSteps },
    until: upToNothing,
  })
  const at = places.marks[0] ?? { x: 0, y: 0 }
  const gone = new Set(lines.filter((heights) => heights.includes(0)).map((heights) => heights.indexOf(0)))
  const last = (lines[0]?.length ?? 2) - 1
  return {
    ...places,
    marks: [],
    turn: { ...at, text: turn.text, anchor: anchorAt(at.x) },
    ends: [...gone].map((step) => ({ x: Math.round((step / last) * 10_000) / 100, y: 100 })),
  }
}

/** Words stay within the drawing: those of its outer thirds go inward. */
function anchorAt(x: number): LossPlaces['turn']['anchor'] {
  if (x < 100 / 3) return 'start'
  return x > 200 / 3 ? 'end' : 'middle'
}
