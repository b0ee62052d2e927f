import type { Span } from '../../model/schema/figures/lines.ts'
import type { Ladder } from './time.ts'

/** How the time that money stays in something is drawn, from 0 to 1. */

export interface Bar {
  start: number
  end: number
  look: 'solid' | 'vague' | 'line'
  /** Its end is only a word, and the scale ends before it might. */
  goesOn?: true
}

/** The part of a bar that is vague at an end which only a word gives. */
const vaguePart = 0.3
/** A bar that would be too short to see is drawn this long. */
const least = 0.012

/** The bars of a span, in order. */
export function spanBars({ from, to, drawn }: Span, { place }: Ladder): Bar[] {
  const end = Math.max(place(to), least)
  const start = Math.min(place(from), end - least)
  if (drawn === 'ends')
    return [
      { start, end: start + least, look: 'solid' },
      { start, end, look: 'line' },
      { start: end - least, end, look: 'solid' },
    ]
  const part = (end - start) * vaguePart
  const first = drawn === 'vague' || drawn === 'vague-from' ? start + part : start
  const last = drawn === 'vague' || drawn === 'vague-to' ? end - part : end
  const bars: Bar[] = [
    { start, end: first, look: 'vague' },
    { start: first, end: last, look: 'solid' },
    { start: last, end, look: 'vague', ...(end >= 1 && { goesOn: true as const }) },
  ]
  return bars.filter((bar) => bar.end - bar.start > 1e-9)
}

/** The looks that the bars of these spans have, in one order. */
export function spanLooks(spans: readonly Span[]): Bar['look'][] {
  const drawn = new Set(spans.map((span) => span.drawn))
  const isVague = [...drawn].some((way) => way.startsWith('vague'))
  return [
    ...(isVague || drawn.has('solid') ? (['solid'] as const) : []),
    ...(isVague ? (['vague'] as const) : []),
    ...(drawn.has('ends') ? (['line'] as const) : []),
  ]
}
