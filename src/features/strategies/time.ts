import { daysIn } from '../../lib/duration.ts'

/** Times on a ladder, each step of which multiplies the last: one day at its foot. */

/** The minor ones go without their labels where there is little room. */
const rulings: readonly { time: string; label: string; minor?: true }[] = [
  { time: '1d', label: '1 day' },
  { time: '1w', label: '1 week', minor: true },
  { time: '1m', label: '1 month' },
  { time: '1y', label: '1 year' },
  { time: '2y', label: '2', minor: true },
  { time: '5y', label: '5', minor: true },
  { time: '10y', label: '10', minor: true },
  { time: '20y', label: '20', minor: true },
  { time: '100y', label: '100 years' },
]

/** Where a ladder may end. */
const ends = ['10y', '100y'] as const

export interface Ladder {
  /** Where a time stands, from 0 to 1. */
  place: (time: string) => number
  rulings: readonly { label: string; place: number; minor: boolean }[]
}

/** A ladder long enough for these times, and never shorter than ten years. */
export function ladderFor(times: readonly string[]): Ladder {
  const longest = Math.max(0, ...times.map(daysIn))
  const end = ends.find((time) => daysIn(time) >= longest) ?? '100y'
  const place = (time: string) => Math.min(1, Math.log(daysIn(time)) / Math.log(daysIn(end)))
  return {
    place,
    rulings: rulings
      .filter(({ time }) => daysIn(time) <= daysIn(end))
      .map(({ time, label, minor = false }) => ({ label, place: place(time), minor: minor && time !== end })),
  }
}
