import { type Tone, tones } from '../../model/case-words.ts'

/** A case along its steps: what lies where, in columns of a grid. */

export interface Placed {
  from: number
  to?: number | undefined
}

/** A class each, because a page's security policy refuses styles written into it; in full, because pages keep what they find. */
const counts = ['of3', 'of4', 'of5', 'of6', 'of7', 'of8']
const starts = ['at1', 'at2', 'at3', 'at4', 'at5', 'at6', 'at7', 'at8']
const spans = ['for1', 'for2', 'for3', 'for4', 'for5', 'for6', 'for7', 'for8']

/** So many columns has a case. */
export const stepsOf = (steps: readonly string[]) => counts[steps.length - 3] ?? ''

/** The columns of a stretch. */
export const columnsOf = ({ from, to = from }: Placed) => `${starts[from - 1]} ${spans[to - from]}`

/** The words below a turn begin where it does and go on to the last step; at the very end they need one step more. */
export function wordsOf({ from }: Placed, steps: number): Placed {
  return { from: Math.min(from, steps - 1), to: steps }
}

/** The steps of a stretch, in words. */
export function whenOf({ from, to = from }: Placed, steps: readonly string[]): string {
  const [first = '', last = ''] = [steps[from - 1], steps[to - 1]]
  return from === to ? first : `${first} to ${last}`
}

const percent = (part: number, of: number) => `${Math.round((part / of) * 1000) / 10}%`

/** How much of a step's width its column leaves free. */
const free = 0.36

const topOf = (heights: readonly number[], line: number) => Math.max(...heights, line)

/** Where the line lies, from the top. */
export function heightOf(line: number, heights: readonly number[]): string {
  const top = topOf(heights, line)
  return percent(top - line, top)
}

/** The columns: each filled up to the line, and drawn in outline above it. */
export function barsOf(heights: readonly number[], line: number) {
  const [count, top] = [heights.length, topOf(heights, line)]
  return heights.map((height, i) => {
    const filled = Math.min(height, line)
    return {
      x: percent(i, count),
      width: percent(1 - free, count),
      filled: { y: percent(top - filled, top), height: percent(filled, top) },
      above: height > line ? { y: percent(top - height, top), height: percent(height - line, top) } : undefined,
    }
  })
}

const toneWords: Record<Tone, string> = {
  wait: 'gray waits',
  stuck: 'broken is stuck',
  due: 'amber falls due',
  done: 'green is done',
}

/** What the tones of a case mean, those that it uses: "Gray waits, amber falls due." */
export function keyOf(used: readonly Tone[]): string {
  const words = tones.filter((tone) => used.includes(tone)).map((tone) => toneWords[tone])
  const key = words.join(', ')
  return `${key.charAt(0).toUpperCase()}${key.slice(1)}.`
}
