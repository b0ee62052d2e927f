import { Features } from './Features.tsx'

const invoice = {
  icon: 'target',
  title: 'Know who has paid',
  description: 'Every transfer is tied to its invoice.',
} as const
const year = {
  icon: 'calendar',
  title: 'Less to rebuild at year end',
  description: 'The records are written as each payment arrives, so nobody has to work out old prices from memory.',
} as const
const wallet = {
  icon: 'wallet',
  title: 'See what is yours to spend',
  description: 'With the shares for tax marked, the rest is the part you can use.',
} as const

const four = [invoice, year, wallet, { ...invoice, title: 'Know who has not' }]

export const examples = {
  four: <Features heading="Benefits" id="features" features={four} />,
  five: <Features heading="Benefits" id="features" features={[...four, { ...year, title: 'Less to file' }]} />,
  three: <Features heading="Benefits" id="features" features={[invoice, year, wallet]} />,
  one: <Features heading="Benefits" id="features" features={[invoice]} />,
  'long words': (
    <Features
      heading="Rechtsschutzversicherungsgesellschaften"
      id="features"
      features={[{ ...invoice, title: 'Rechtsschutzversicherungsgesellschaften' }, year]}
    />
  ),
}
