import { expect, test } from 'vitest'
import { zoneChanges } from './zone-changes.ts'

const minute = (instant: string) => Date.parse(instant) / 60_000
const builtAt = new Date('2026-11-15T12:34:56Z')

test('a zone without summer time has one distance, from the year of the build to the end of what is known', () => {
  expect(zoneChanges('Asia/Singapore', builtAt)).toBe(`${minute('2026-01-01')} 480 ${minute('2029-01-01')}`)
})

test('every change stands at its own minute', () => {
  const [start, before, spring, summer, autumn, winter] = zoneChanges('America/New_York', builtAt)
    .split(' ')
    .map(Number)
  expect([start, before]).toEqual([minute('2026-01-01'), -300])
  expect([spring, summer]).toEqual([minute('2026-03-08T07:00Z'), -240])
  expect([autumn, winter]).toEqual([minute('2026-11-01T06:00Z'), -300])
})

test('distances of less than an hour count', () => {
  expect(zoneChanges('Asia/Kathmandu', builtAt).split(' ')[1]).toBe('345')
  expect(zoneChanges('Australia/Lord_Howe', builtAt).split(' ').slice(1, 4)).toEqual([
    '660',
    String(minute('2026-04-04T15:00Z')),
    '630',
  ])
})
