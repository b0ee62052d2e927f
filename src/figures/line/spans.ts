import { daysIn } from '../../lib/duration.ts'
import type { Span } from '../../model/schema/figures/lines.ts'

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

/** Times on a ladder, each step of which multiplies the last: one day at its foot. */

/** A line without a label is read from its neighbors. The minor ones go where there is little room. */
const rulings: readonly { time: string; label?: string; minor?: true }[] = [
  { time: '1d', label: '1 day' },
  { time: '1w', label: '1 week', minor: true },
  { time: '1m', label: '1 month' },
  { time: '1y', label: '1 year' },
  { time: '2y', minor: true },
  { time: '5y', minor: true },
  { time: '10y' },
  { time: '20y', minor: true },
  { time: '100y' },
]

/** Where a ladder may end. */
const ends = [
  { time: '10y', label: '10 years' },
  { time: '100y', label: '100 years' },
] as const

export interface Ladder {
  /** Where a time stands, from 0 to 1. */
  place: (time: string) => number
  /** Its upright lines; the last one always says what it is. */
  rulings: readonly { label?: string; place: number; minor: boolean }[]
}

/** A ladder long enough for these times, and never shorter than ten years. */
export function ladderFor(times: readonly string[]): Ladder {
  const longest = Math.max(0, ...times.map(daysIn))
  const end = ends.find(({ time }) => daysIn(time) >= longest) ?? ends[1]
  const place = (time: string) => Math.min(1, Math.log(daysIn(time)) / Math.log(daysIn(end.time)))
  return {
    place,
    rulings: rulings
      .filter(({ time }) => daysIn(time) <= daysIn(end.time))
      .map(({ time, minor = false, ...ruling }) => ({
        ...ruling,
        ...(time === end.time && end),
        place: place(time),
        minor,
      })),
  }
}
