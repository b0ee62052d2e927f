import { ProductCards } from './ProductCards.tsx'

const funds = {
  icon: 'layers',
  title: 'Digital fund records',
  description: 'One system shows who holds each unit, where the asset behind it is kept and what investors were told.',
  features: ['Register of unit holders', "Units tied to the custodian's record", 'Reports in one format'],
  page: '/software/digital-funds',
} as const
const apis = {
  icon: 'plug',
  title: 'Interfaces for developers',
  description: 'Your program asks ours to arrange cover or a payment.',
  features: ['Payments matched to their invoices', 'Trial runs before you go live'],
  page: '/software/api',
} as const
const assets = {
  icon: 'growth',
  title: 'Asset management',
  description: 'Property, venture stakes and digital assets share a record.',
  features: ['Prices kept with their source'],
  page: '/software/asset-management',
} as const

export const examples = {
  two: <ProductCards heading="Two systems to start from" cards={[funds, apis]} />,
  'three, the last row not full': <ProductCards heading="Three systems to start from" cards={[funds, apis, assets]} />,
  'one, without inclusions': <ProductCards heading="A system to start from" cards={[{ ...apis, features: [] }]} />,
  'long words': (
    <ProductCards
      heading="Rechtsschutzversicherungsgesellschaften"
      cards={[
        {
          ...funds,
          title: 'Rechtsschutzversicherungsgesellschaften',
          features: ['Rechtsschutzversicherungsgesellschaften'],
        },
        { ...apis, title: 'Interfaces for developers who write programs that insure or pay somebody' },
      ]}
    />
  ),
}
