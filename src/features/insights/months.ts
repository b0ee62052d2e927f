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
