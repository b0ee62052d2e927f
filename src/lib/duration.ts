const days = { d: 1, w: 7, m: 30.4375, y: 365.25 }

/** The days in a time such as 3d, 2w, 6m or 5y. */
export function daysIn(time: string): number {
  return Number.parseInt(time, 10) * days[time.slice(-1) as keyof typeof days]
}
