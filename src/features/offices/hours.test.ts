import fc from 'fast-check'
import { expect, test } from 'vitest'
import { supportHours } from '../../lib/formats.ts'
import { isSupportOpen, localClock, msToNextMinute, stateOn, timeOn } from './hours.ts'

const hour = 3_600_000

/** Each zone's hours from UTC: the first holds until a change, each change from its instant on. */
const zones = {
  'America/New_York': {
    first: -5,
    changes: [
      ['2026-03-08T07:00Z', -4],
      ['2026-11-01T06:00Z', -5],
      ['2027-03-14T07:00Z', -4],
      ['2027-11-07T06:00Z', -5],
    ],
  },
  'Europe/London': {
    first: 0,
    changes: [
      ['2026-03-29T01:00Z', 1],
      ['2026-10-25T01:00Z', 0],
      ['2027-03-28T01:00Z', 1],
      ['2027-10-31T01:00Z', 0],
    ],
  },
  'Asia/Singapore': { first: 8, changes: [] },
} as const
type Zone = keyof typeof zones
const names = Object.keys(zones) as Zone[]

const clockIn = (now: Date, zone: Zone) => localClock(now, zone)
const timeAt = (now: Date, zone: Zone) => timeOn(clockIn(now, zone))
const isOpenAt = (now: Date, zone: Zone) => isSupportOpen(clockIn(now, zone))

/** The office's clock by the offsets above alone: a date whose UTC parts are the local ones. */
function knownClock(now: Date, zone: Zone): Date {
  const { first, changes } = zones[zone]
  const passed = changes.filter(([instant]) => now.getTime() >= Date.parse(instant))
  return new Date(now.getTime() + (passed.at(-1)?.[1] ?? first) * hour)
}

function expectAgreement(now: Date, zone: Zone) {
  const local = knownClock(now, zone)
  const [h, m] = [local.getUTCHours(), local.getUTCMinutes()]
  expect(timeAt(now, zone)).toBe(`${h % 12 || 12}:${String(m).padStart(2, '0')} ${h < 12 ? 'AM' : 'PM'}`)
  const weekday = local.getUTCDay() >= 1 && local.getUTCDay() <= 5
  expect(isOpenAt(now, zone)).toBe(weekday && h * 60 + m >= 9 * 60 && h * 60 + m < 18 * 60)
}

test('support hours are those of the specification', () => {
  expect(supportHours).toEqual({ days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], from: 9, to: 18 })
})

test.each([
  ['Monday, a minute before', '2026-11-16T13:59:59.999Z', '8:59 AM', false],
  ['Monday, on the hour', '2026-11-16T14:00Z', '9:00 AM', true],
  ['Monday, the last minute', '2026-11-16T22:59:59.999Z', '5:59 PM', true],
  ['Monday, closing', '2026-11-16T23:00Z', '6:00 PM', false],
  ['Friday, the last minute', '2026-11-20T22:59Z', '5:59 PM', true],
  ['Saturday noon', '2026-11-21T17:00Z', '12:00 PM', false],
  ['Sunday noon', '2026-11-22T17:00Z', '12:00 PM', false],
  ['midnight between two weekdays', '2026-11-17T05:00Z', '12:00 AM', false],
])('New York, %s', (_case, instant, time, open) => {
  const now = new Date(instant)
  expect([timeAt(now, 'America/New_York'), isOpenAt(now, 'America/New_York')]).toEqual([time, open])
})

test.each([
  ['a weekday at noon', '2026-11-16T17:00Z', 'Open until 6:00 PM'],
  ['early on a weekday', '2026-11-16T10:30Z', 'Closed until 9:00 AM'],
  ['in the evening', '2026-11-16T23:00Z', 'Closed until Tue 9:00 AM'],
  ['after midnight', '2026-11-17T05:01Z', 'Closed until 9:00 AM'],
  ['on Friday evening', '2026-11-20T23:15Z', 'Closed until Mon 9:00 AM'],
  ['on Sunday', '2026-11-22T17:00Z', 'Closed until Mon 9:00 AM'],
])('New York, %s, says until when', (_case, instant, said) => {
  expect(stateOn(clockIn(new Date(instant), 'America/New_York'))).toBe(said)
})

test('Friday evening in New York is Saturday in Singapore', () => {
  const now = new Date('2026-11-20T20:00Z')
  expect(names.map((zone) => isOpenAt(now, zone))).toEqual([true, false, false])
  expect(timeAt(now, 'Asia/Singapore')).toBe('4:00 AM')
})

test.each(names)('%s agrees with its known offsets at any time of 2026 and 2027', (zone) => {
  const years = fc.date({ min: new Date('2026-01-01T00:00Z'), max: new Date('2027-12-31T23:59Z'), noInvalidDate: true })
  fc.assert(
    fc.property(years, (now) => expectAgreement(now, zone)),
    { numRuns: 500 },
  )
})

// Every zone around every change: on those days the offices' distances to each other change too.
const instants = names.flatMap((zone) => zones[zone].changes.map(([instant]) => instant))

test.each(instants)('all offices keep their time around the change of %s', (instant) => {
  const around = fc.integer({ min: -50 * hour, max: 50 * hour }).map((ms) => new Date(Date.parse(instant) + ms))
  fc.assert(fc.property(around, fc.constantFrom(...names), expectAgreement))
  for (const zone of names) for (const ms of [-1, 0, 1]) expectAgreement(new Date(Date.parse(instant) + ms), zone)
})

test('the next minute is when the time shown changes, and not before', () => {
  const instant = fc.date({ min: new Date('1960-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(instant, (now) => {
      const next = now.getTime() + msToNextMinute(now)
      expect(timeOn(new Date(next - 1))).toBe(timeOn(now))
      expect(timeOn(new Date(next))).not.toBe(timeOn(now))
    }),
  )
  expect(msToNextMinute(new Date('2026-11-16T14:00:00Z'))).toBe(60_000)
})
