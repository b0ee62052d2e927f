import { UserGroups } from './UserGroups.tsx'

const owners = {
  icon: 'building',
  title: 'Owners',
  before: 'Rent, repairs and messages sit in three places, and nobody can say which is right.',
  after: 'Each payment is tied to its building.',
} as const
const tenants = {
  icon: 'people',
  title: 'Tenants',
  before: 'A repair is asked for by phone.',
  after: 'The request, the visit and the bill stay together, where both sides can read them.',
} as const

export const examples = {
  two: <UserGroups heading="Who uses it" product="Portal" groups={[owners, tenants]} />,
  one: <UserGroups heading="Who uses it" product="Portal" groups={[owners]} />,
  'long words': (
    <UserGroups
      heading="Rechtsschutzversicherungsgesellschaften"
      product="Rechtsschutzversicherungsgesellschaften"
      groups={[{ ...owners, title: 'Rechtsschutzversicherungsgesellschaften' }, tenants]}
    />
  ),
}
