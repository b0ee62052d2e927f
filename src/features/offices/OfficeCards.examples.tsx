import { OfficeCards } from './OfficeCards.tsx'

const words = { heading: 'Offices', text: 'Parcels go to the office that waits for them.' }
const office = (city: string, ...address: string[]) => ({
  city,
  address,
  phone: '+1 212 555 0100',
  email: `${city.toLowerCase().replaceAll(' ', '')}@example.com`,
  timeZone: 'Europe/London',
  changes: '',
})
const london = office('London', '1 Quay', 'London')
const long = office('Llanfairpwllgwyngyll', '12 Rechtsschutzversicherungsgesellschaftenstraße', 'Anglesey', 'Wales')

export const examples = {
  one: <OfficeCards {...words} offices={[london]} />,
  'three, one with long words': <OfficeCards {...words} offices={[office('New York', '2 Pier'), london, long]} />,
  four: (
    <OfficeCards {...words} offices={['Bergen', 'Oslo', 'Tromsø', 'Vardø'].map((city) => office(city, '1 Quay'))} />
  ),
}
