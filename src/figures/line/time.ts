import { daysIn } from '../../lib/duration.ts'

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
