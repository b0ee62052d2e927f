import { OfficeDay } from './OfficeDay.tsx'

const office = (city: string, from: number, ticks: string) => ({
  city,
  address: ['1 Quay', city],
  phone: '+1 212 555 0100',
  email: `${city.toLowerCase()}@example.com`,
  timeZone: 'Europe/London',
  changes: '',
  country: 'GB',
  span: `${from}:00–${from + 9}:00 UTC`,
  shared: ticks.includes('!') ? '4 hours shared' : '',
  ticks,
})
const day = (closed: number, alone: number, shared: number) =>
  `${'.'.repeat(closed)}${'|'.repeat(alone)}${'!'.repeat(shared)}${'.'.repeat(96 - closed - alone - shared)}`
const words = { heading: 'Hours', text: 'Monday to Friday', email: 'support@example.com' }
const together = { cities: ['London', 'Oslo'], hours: '4 hours', left: (100 * 40) / 96, width: (100 * 16) / 96 }

export const examples = {
  one: <OfficeDay {...words} offices={[office('London', 9, day(36, 36, 0))]} shared={[]} />,
  two: (
    <OfficeDay
      {...words}
      offices={[office('London', 9, day(36, 4, 16)), office('Llanfairpwllgwyngyll', 10, day(40, 0, 16))]}
      shared={[together]}
    />
  ),
}
