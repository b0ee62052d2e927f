import { heightSteps } from '../../lib/heights.ts'
import type { Bars } from '../../model/schema/worked-shapes.ts'

/** Where bars stand, from 0 to 1 each way; y runs down. */

export interface Bar {
  tone: Bars['parts'][number]['tone']
  x: number
  y: number
  width: number
  height: number
}

/** The part of its column that a bar leaves free behind it; the first begins where the page's text does. */
const gap = 0.28

/** The height at which bars begin: the tallest that hangs below decides. */
export function baseOf({ set, columns }: Pick<Bars, 'set' | 'columns'>): number {
  return set === 'against' ? Math.max(...columns.map(({ heights }) => heights[0] ?? 0)) : 0
}

/** The parts of each bar, those without a height left out. */
export function barsOf({ set, parts, columns }: Pick<Bars, 'set' | 'parts' | 'columns'>): Bar[] {
  const base = baseOf({ set, columns })
  const wide = (1 - gap) / columns.length
  return columns.flatMap(({ heights }, column) => {
    const left = column / columns.length
    return parts.flatMap(({ tone }, i) => {
      const height = heights[i] ?? 0
      const foot = footOf(set, base, heights, i)
      const width = set === 'beside' ? wide / parts.length : wide
      const x = set === 'beside' ? left + i * width : left
      return height === 0
        ? []
        : [{ tone, x, y: 1 - (foot + height) / heightSteps, width, height: height / heightSteps }]
    })
  })
}

function footOf(set: Bars['set'], base: number, heights: readonly number[], i: number): number {
  if (set === 'beside') return base
  const sum = (list: readonly number[]) => list.reduce((one, other) => one + other, 0)
  if (set === 'stacked') return sum(heights.slice(0, i))
  return i === 0 ? base - (heights[0] ?? 0) : base + sum(heights.slice(1, i))
}

/** The middle of a bar, counted from 1. */
export const middleOf = (column: number, columns: number) => (column - 0.5 - gap / 2) / columns
