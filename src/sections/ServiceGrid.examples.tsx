import { ServiceGrid } from './ServiceGrid.tsx'

const section = { heading: 'Core Services', intro: 'Five divisions. Start with the one you need.' }
const software = {
  title: 'Software & Technology',
  description: 'Vertical products, institutional systems and APIs.',
  invite: 'See software',
  href: '/software',
  art: 'lattice',
} as const
const investment = {
  title: 'Investment Services',
  description: 'Digital funds, strategies and instruments.',
  invite: 'See investment',
  href: '/investment',
  art: 'curves',
} as const
const services = {
  title: 'Professional Services',
  description: 'Teams that stay until the work is running.',
  invite: 'See services',
  href: '/services',
  art: 'paths',
} as const
const insights = {
  title: 'Insights & Research',
  description: 'Reports, learning material and opinion, published without a paywall.',
  invite: 'See insights',
  href: '/insights',
  art: 'rings',
} as const
const community = {
  title: 'Community Impact',
  description: 'Four programs that put capital and tools where they are scarce.',
  invite: 'See community',
  href: '/community',
  art: 'circles',
} as const

export const examples = {
  five: <ServiceGrid {...section} cards={[software, investment, services, insights, community]} />,
  two: <ServiceGrid {...section} cards={[software, investment]} />,
  three: <ServiceGrid {...section} cards={[software, investment, services]} />,
  four: <ServiceGrid {...section} cards={[software, investment, services, insights]} />,
  eight: (
    <ServiceGrid
      {...section}
      cards={[
        ...[software, investment, services, insights, community],
        ...[software, investment, services].map((card) => ({ ...card, href: `${card.href}/more` })),
      ]}
    />
  ),
  'long words': (
    <ServiceGrid
      heading="Rechtsschutzversicherungsgesellschaften"
      intro="Companies that insure the cost of going to court, named in one long word that has to fit on a phone."
      cards={[
        software,
        investment,
        { ...services, title: 'Rechtsschutzversicherungsgesellschaften' },
        insights,
        { ...community, description: 'Rechtsschutzversicherungsgesellschaften' },
      ]}
    />
  ),
}
