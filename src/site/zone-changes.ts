const msPerMinute = 60_000
const msPerDay = 24 * 60 * msPerMinute
const years = 3

/**
 * A time zone's distance to UTC from the year in which the site is built, so that a page stays the same from one build to
 * the next. As numbers for `features/offices/hours.ts`: a minute of the world's clock, the minutes from UTC that hold
 * from then on, the minute at which that changes, and so on to the minute until which this is known.
 */
export function zoneChanges(timeZone: string, builtAt: Date): string {
  const start = Date.UTC(builtAt.getUTCFullYear(), 0)
  const end = Date.UTC(builtAt.getUTCFullYear() + years, 0)
  const minutesAt = zoneReader(timeZone)
  const numbers = [minuteOf(start), minutesAt(start)]
  for (let day = start; day < end; day += msPerDay) {
    if (minutesAt(day) === minutesAt(day + msPerDay)) continue
    const change = firstMinute(day, day + msPerDay, (time) => minutesAt(time) !== minutesAt(day))
    numbers.push(minuteOf(change), minutesAt(change))
  }
  return [...numbers, minuteOf(end)].join(' ')
}

const minuteOf = (time: number) => Math.floor(time / msPerMinute)

function zoneReader(timeZone: string): (time: number) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  return (time) => {
    const name = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
    return (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -1 : 1)
  }
}

/** The first whole minute between two times at which something holds that does not hold at the first. */
function firstMinute(before: number, after: number, holds: (time: number) => boolean): number {
  let [low, high] = [minuteOf(before), minuteOf(after)]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle * msPerMinute)) high = middle
    else low = middle
  }
  return high * msPerMinute
}
