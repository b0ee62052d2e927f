import { OfficeStrip } from './OfficeStrip.tsx'

const offices = [
  { city: 'New York', timeZone: 'America/New_York' },
  { city: 'London', timeZone: 'Europe/London' },
  { city: 'Singapore', timeZone: 'Asia/Singapore' },
  { city: 'Buenos Aires', timeZone: 'America/Argentina/Buenos_Aires' },
  { city: 'Johannesburg', timeZone: 'Africa/Johannesburg' },
  { city: 'Llanfairpwllgwyngyll', timeZone: 'Europe/London' },
]

const hours = { hours: 'Monday to Friday, 9:00 AM - 6:00 PM', page: '/contact' }

export const examples = {
  two: <OfficeStrip {...hours} offices={offices.slice(0, 2)} />,
  three: <OfficeStrip {...hours} offices={offices.slice(0, 3)} />,
  four: <OfficeStrip {...hours} offices={offices.slice(0, 4)} />,
  five: <OfficeStrip {...hours} offices={offices.slice(0, 5)} />,
  'six, one with a long name': <OfficeStrip {...hours} offices={offices} />,
}
