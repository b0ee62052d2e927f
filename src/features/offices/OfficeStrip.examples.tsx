import { OfficeStrip } from './OfficeStrip.tsx'

const offices = [
  { city: 'New York', timeZone: 'America/New_York', changes: '' },
  { city: 'London', timeZone: 'Europe/London', changes: '' },
  { city: 'Singapore', timeZone: 'Asia/Singapore', changes: '' },
  { city: 'Buenos Aires', timeZone: 'America/Argentina/Buenos_Aires', changes: '' },
  { city: 'Johannesburg', timeZone: 'Africa/Johannesburg', changes: '' },
  { city: 'Llanfairpwllgwyngyll', timeZone: 'Europe/London', changes: '' },
]

export const examples = {
  two: <OfficeStrip offices={offices.slice(0, 2)} />,
  three: <OfficeStrip offices={offices.slice(0, 3)} />,
  four: <OfficeStrip offices={offices.slice(0, 4)} />,
  five: <OfficeStrip offices={offices.slice(0, 5)} />,
  'six, one with a long name': <OfficeStrip offices={offices} />,
}
