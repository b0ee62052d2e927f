import type { Reach } from '../../model/document-words.ts'

/**
 * The course of one study: a column for each step and one for the time after. A part is a line from the step that makes
 * it; it widens where its readers get it, the more the more of them there are.
 */

export interface Part {
  title: string
  answers: string
  /** The step that makes it. */
  step: number
  /** The step at whose end its readers get it; where it is left out, the same. */
  opens?: number | undefined
  reaches: Reach
}

/** Where the step with that number ends, of so many. */
export function endOf(step: number, steps: number): string {
  return `${Math.round((step / (steps + 1)) * 1000) / 10}%`
}

/** How wide a line is for whom, in pixels of a drawing as high as the widest. */
export const widths: Record<Reach, number> = { team: 2, asker: 8, anyone: 18 }
export const middle = widths.anyone / 2

interface Stretch {
  x1: string
  x2: string
  width: number
}

const stretch = (from: number, to: number, steps: number, reach: Reach): Stretch => ({
  x1: endOf(from, steps),
  x2: endOf(to, steps),
  width: widths[reach],
})

/** With the team from the step that makes it until it opens, with its readers from there on. */
export function stretchesOf({ step, opens = step, reaches }: Part, steps: number): [closed: Stretch, open: Stretch] {
  return [stretch(step - 1, opens, steps, 'team'), stretch(opens, steps + 1, steps, reaches)]
}

/** When a part may be read, before the words for by whom. */
export function whenRead({ step, opens = step, reaches }: Part): string {
  return reaches === 'team'
    ? `Written in step ${step}, open to`
    : `Written in step ${step}, open after step ${opens} to`
}

/** On which side of the last say there is more room for words below the lines, and none of it is cut by that line. */
export function sideOf(lastSay: number, steps: number): 'words-before' | 'words-after' {
  return lastSay > steps + 1 - lastSay ? 'words-before' : 'words-after'
}
