import { supportHours } from '../../lib/support-hours.ts'

/** The time of day at an office, such as `9:41 AM`. */
export function timeAt(now: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(now)
  // Some engines put a narrow no-break space before AM; page and browser must agree.
  return time.replace(/\s/g, ' ')
}

export function isSupportOpen(now: Date, timeZone: string): boolean {
  // Such as "Mon, 09".
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: 'numeric', hourCycle: 'h23' })
  const [weekday, hour = ''] = clock.format(now).split(', ')
  return supportHours.days.some((day) => day === weekday) && +hour >= supportHours.from && +hour < supportHours.to
}

/** How long the time shown stays true. Every office is whole minutes away from UTC, so all clocks turn together. */
export function msToNextMinute(now: Date): number {
  return 60_000 - (now.getUTCSeconds() * 1000 + now.getUTCMilliseconds())
}
