import { OfficeDay } from './OfficeDay.tsx'

const day = (label: string, from: number, ticks: string) => ({
  label,
  span: `${from}:00–${from + 9}:00 UTC`,
  shared: ticks.includes('!') ? '4 hours shared' : '',
  ticks,
})
const ticks = (closed: number, alone: number, shared: number) =>
  `${'.'.repeat(closed)}${'|'.repeat(alone)}${'!'.repeat(shared)}${'.'.repeat(96 - closed - alone - shared)}`
const together = { cities: ['London', 'Oslo'], hours: '4 hours' }

export const examples = {
  one: (
    <OfficeDay finding="London answers for nine hours a day" days={[day('London', 9, ticks(36, 36, 0))]} shared={[]} />
  ),
  two: (
    <OfficeDay
      finding="For four hours a day, two offices answer at once"
      days={[day('London', 9, ticks(36, 4, 16)), day('Llanfairpwllgwyngyll', 10, ticks(40, 0, 16))]}
      shared={[together]}
    />
  ),
  'two stretches side by side': (
    <OfficeDay
      finding="For eight hours a day, two or more offices answer at once"
      days={[day('London', 9, ticks(36, 4, 16)), day('Oslo', 10, ticks(40, 0, 32))]}
      shared={[together, { ...together, cities: ['Oslo', 'Vardø'] }]}
    />
  ),
}
