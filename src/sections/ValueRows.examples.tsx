import { ValueRows } from './ValueRows.tsx'

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
  four: <ValueRows heading="Benefits" id="values" values={four} />,
  five: <ValueRows heading="Benefits" id="values" values={[...four, { ...year, title: 'Less to file' }]} />,
  three: <ValueRows heading="Benefits" id="values" values={[invoice, year, wallet]} />,
  one: <ValueRows heading="Benefits" id="values" values={[invoice]} />,
  'long words': (
    <ValueRows
      heading="Rechtsschutzversicherungsgesellschaften"
      id="values"
      values={[{ ...invoice, title: 'Rechtsschutzversicherungsgesellschaften' }, year]}
    />
  ),
}
