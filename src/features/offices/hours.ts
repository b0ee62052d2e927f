import { supportHours } from '../../lib/formats.ts'

/** The clock on an office's wall: a date whose UTC parts are the local ones. */
export function localClock(now: Date, timeZone: string): Date {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (wanted: Intl.DateTimeFormatPartTypes) => Number(parts.find(({ type }) => type === wanted)?.value)
  return new Date(Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')))
}

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

/** Whether somebody answers, and until when, such as `Open until 6:00 PM` or `Closed until Mon 9:00 AM`. */
export function stateOn(clock: Date): string {
  const open = isSupportOpen(clock)
  const until = new Date(clock)
  until.setUTCMinutes(0)
  do until.setUTCHours(until.getUTCHours() + 1)
  while (isSupportOpen(until) === open)
  const day = until.getUTCDay()
  return `${open ? 'Open' : 'Closed'} until ${day === clock.getUTCDay() ? '' : `${weekdays[day]} `}${timeOn(until)}`
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** How long the time shown stays true. Every office is whole minutes away from UTC, so all clocks turn together. */
export function msToNextMinute(now: Date): number {
  return 60_000 - (now.getUTCSeconds() * 1000 + now.getUTCMilliseconds())
}
