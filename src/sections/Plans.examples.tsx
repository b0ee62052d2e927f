import { Plans } from './Plans.tsx'

const guarantee = 'Every plan has a 3-week money-back guarantee.'
const core = {
  name: 'Base Core',
  price: '205.70',
  description: 'For a person with a few clients who needs a portal only now and then.',
  popular: false,
  features: ['All five tools', 'Client portals limited to 2 per month'],
}
const basic = {
  name: 'Basic',
  price: '247',
  saving: 'Save 10%',
  description: 'For a practice with a steady flow of clients.',
  popular: true,
  features: ['All five tools', 'Client portals: ask for the limit', '3-week money-back guarantee'],
}
const full = {
  name: 'Full',
  price: '500',
  saving: 'Save 16.67%',
  description: 'For a firm that opens a portal for everyone it works with.',
  popular: false,
  features: ['All five tools', 'Unlimited client portals'],
}

export const examples = {
  'with a currency': <Plans guarantee={guarantee} plans={[core, basic, full]} rows={[]} currency="USD" />,
  three: (
    <Plans
      guarantee={guarantee}
      plans={[core, basic, full]}
      rows={[
        { label: 'Price per month', values: ['205.70', '247', '500'] },
        { label: 'Client portals per month', values: ['2', 'On request', 'Unlimited'] },
      ]}
    />
  ),
  'one, without a saving': (
    <Plans guarantee={guarantee} plans={[core]} rows={[{ label: 'Price per month', values: ['205.70'] }]} />
  ),
  'long words': (
    <Plans
      guarantee={guarantee}
      plans={[
        core,
        {
          ...basic,
          name: 'Rechtsschutzversicherungsgesellschaften',
          features: ['Rechtsschutzversicherungsgesellschaften'],
        },
        full,
      ]}
      rows={[{ label: 'Rechtsschutzversicherungsgesellschaften', values: ['None', 'Included', 'Included'] }]}
    />
  ),
}
