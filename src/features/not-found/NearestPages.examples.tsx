import { BrokenAddress } from './NearestPages.tsx'

const insurance = { name: 'Insurance', address: '/investment/services/insurance' }
const above = { name: 'Investment Services', address: '/investment/services', note: 'the page above' }
const known = [
  { part: '/investment', href: '/investment' },
  { part: '/services', href: '/investment/services' },
]

export const examples = {
  'below pages': <BrokenAddress known={known} lost="/insurance-services" found={[insurance, above]} />,
  'like nothing': <BrokenAddress known={[]} lost="/no/such-page" found={[]} />,
  'long words': (
    <BrokenAddress
      known={[{ part: '/rechtsschutzversicherungsgesellschaften' }]}
      lost={`/${'rechtsschutz'.repeat(10)}`}
      found={[{ name: 'Rechtsschutzversicherungsgesellschaften', address: `/${'rechtsschutz'.repeat(5)}` }]}
    />
  ),
}
