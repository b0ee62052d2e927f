import { supportHours } from '../lib/formats.ts'
import type { Office } from '../model/schema/facts.ts'

/** A day on which no clock north of the equator has been put forward: a figure that is the same all year. */
const day = Date.UTC(2026, 0, 15)
const quarters = Array.from({ length: 96 }, (_, quarter) => quarter)

/**
 * The day of each office in quarter hours, from midnight in UTC: tall in support hours, in the accent while another
 * office answers too.
 */
export function hoursTally(offices: readonly Pick<Office, 'timeZone'>[]): string[] {
  const open = offices.map(({ timeZone }) => quarters.map((quarter) => isOpen(timeZone, quarter)))
  return open.map((office, i) =>
    quarters
      .map((quarter) => {
        if (!office[quarter]) return '.'
        return open.some((other, k) => k !== i && other[quarter]) ? '!' : '|'
      })
      .join(''),
  )
}

function isOpen(timeZone: string, quarter: number): boolean {
  const clock = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' })
  const hour = Number(clock.format(day + quarter * 15 * 60_000))
  return hour >= supportHours.from && hour < supportHours.to
}
