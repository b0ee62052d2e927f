import { UserGroups } from './UserGroups.tsx'

const tool = (number: number, name: string) => ({ number, name, href: `#tool-${number}` })
const owners = {
  title: 'Owners',
  tools: [tool(2, 'Rent'), tool(4, 'Repairs')],
  before: 'Rent, repairs and messages sit in three places, and nobody can say which is right.',
  after: 'Each payment is tied to its building.',
}
const tenants = {
  title: 'Tenants',
  tools: [tool(4, 'Repairs')],
  before: 'A repair is asked for by phone.',
  after: 'The request, the visit and the bill stay together, where both sides can read them.',
}

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
