import type { Random } from '../lib/random.ts'
import { type Drawing, type Frame, ticks } from './drawing.ts'

export interface TallyContent {
  /**
   * A row for each thing that the page lists, a letter for each tick: `.` low, `i` middling, `|` tall, `!` tall and in
   * the accent; a blank leaves its place free.
   */
  rows?: readonly string[]
}

const heights: Partial<Record<string, number>> = { '.': 0.16, i: 0.42, '|': 0.76, '!': 0.76 }
const usual = ['|i|iii|ii', '|iiii!ii', '|ii|iiii']

/** The company: rows of ticks, counted and never estimated. Nothing in it is left to the seed. */
export function tally({ width, height }: Frame, _random: Random, { rows = usual }: TallyContent): Drawing {
  const longest = Math.max(24, ...rows.map((row) => row.length))
  const pitch = Math.min(Math.floor(((width - 2) / (longest - 1)) * 10) / 10, 6)
  const tall = Math.floor(height / rows.length)
  const all = rows.flatMap((row, i) =>
    [...row].map((letter, k) => {
      const share = Math.round(tall * (heights[letter] ?? 0))
      return { letter, x: 1 + k * pitch, top: Math.round(tall * (i + 0.5) - share / 2), tall: share }
    }),
  )
  const drawn = all.filter(({ letter }) => letter in heights)
  return {
    width,
    height,
    faint: ticks(drawn.filter(({ letter }) => letter !== '!')),
    accent: ticks(drawn.filter(({ letter }) => letter === '!')),
  }
}
