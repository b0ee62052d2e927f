import { expect, test } from 'vitest'
import { hoursTally } from './hours-tally.ts'

const office = (timeZone: string) => ({ timeZone })

test('an office is tall in its support hours, and carries the accent while another answers too', () => {
  const [newYork = '', london = '', singapore = ''] = hoursTally(
    ['America/New_York', 'Europe/London', 'Asia/Singapore'].map(office),
  )
  // 14:00 to 23:00 in UTC; London until 18:00, from 9:00, which is when Singapore has an hour left.
  expect(newYork).toBe(`${'.'.repeat(56)}${'!'.repeat(16)}${'|'.repeat(20)}....`)
  expect(london).toBe(`${'.'.repeat(36)}!!!!${'|'.repeat(16)}${'!'.repeat(16)}${'.'.repeat(24)}`)
  expect(singapore).toBe(`....${'|'.repeat(32)}!!!!${'.'.repeat(56)}`)
})

test('an office alone shares no hour, and half an hour from the others is half an hour', () => {
  expect(hoursTally([office('Europe/London')])[0]).not.toContain('!')
  expect(hoursTally([office('Asia/Kolkata')])[0]?.indexOf('|')).toBe(3.5 * 4)
})
