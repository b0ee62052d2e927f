import { supportHours } from '../../lib/formats.ts'

/** The time of day on a clock, such as `9:41 AM`. */
export function timeOn(clock: Date): string {
  const [hour, minute] = [clock.getUTCHours(), clock.getUTCMinutes()]
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

export function isSupportOpen(clock: Date): boolean {
  const hour = clock.getUTCHours()
  const weekday = weekdays[clock.getUTCDay()]
  return supportHours.days.some((day) => day === weekday) && hour >= supportHours.from && hour < supportHours.to
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** How long the time shown stays true. Every office is whole minutes away from UTC, so all clocks turn together. */
export function msToNextMinute(now: Date): number {
  return 60_000 - (now.getUTCSeconds() * 1000 + now.getUTCMilliseconds())
}
