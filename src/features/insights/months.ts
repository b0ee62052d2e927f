/** Days along whole months: what the months are called, and where a day stands between the first and the end of the last. */
export function monthsOf(days: readonly string[]): { names: string[]; placeOf: (day: string) => number } {
  if (days.length === 0) return { names: [], placeOf: () => 0 }
  const numbers = days.map(monthNumber)
  const first = Math.min(...numbers)
  const count = Math.max(...numbers) - first + 1
  const placeOf = (day: string) => {
    const date = new Date(day)
    const length = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
    return (monthNumber(day) - first + (date.getUTCDate() - 0.5) / length) / count
  }
  return { names: Array.from({ length: count }, (_, i) => monthName(first + i)), placeOf }
}

/** How much of the line a day takes, written below its dot: on phones, where that is most. */
const width = 0.16

/** The days that can be written below their dots; where two are close, the later one can. */
export function withRoom(days: readonly string[], placeOf: (day: string) => number): string[] {
  const written: string[] = []
  for (const day of [...new Set(days)].toSorted().toReversed()) {
    const next = written.at(-1)
    if (next === undefined || placeOf(next) - placeOf(day) >= width) written.push(day)
  }
  return written
}

/** Such as "Oct 13". */
export const dayName = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** Months since the year 0. */
function monthNumber(day: string): number {
  const date = new Date(day)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

/** Such as "Nov"; a January has its year, "Jan 2027". */
function monthName(month: number): string {
  const date = new Date(Date.UTC(Math.floor(month / 12), month % 12))
  const year = month % 12 === 0 ? ({ year: 'numeric' } as const) : {}
  return date.toLocaleDateString('en-US', { month: 'short', timeZone: 'UTC', ...year })
}
