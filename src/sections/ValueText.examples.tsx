import { ValueText } from './ValueText.tsx'

const invoice = {
  title: 'Know who has paid',
  description: 'Every transfer is tied to its invoice.',
}
const year = {
  title: 'Less to rebuild at year end',
  description: 'The records are written as each payment arrives, so nobody has to work out old prices from memory.',
}
const wallet = {
  title: 'See what is yours to spend',
  description: 'With the shares for tax marked, the rest is the part you can use.',
}

const four = [invoice, year, wallet, { ...invoice, title: 'Know who has not' }]

export const examples = {
  four: <ValueText heading="Benefits" id="values" values={four} />,
  five: <ValueText heading="Benefits" id="values" values={[...four, { ...year, title: 'Less to file' }]} />,
  three: <ValueText heading="Benefits" id="values" values={[invoice, year, wallet]} />,
  one: <ValueText heading="Benefits" id="values" values={[invoice]} />,
  'long words': (
    <ValueText
      heading="Rechtsschutzversicherungsgesellschaften"
      id="values"
      values={[{ ...invoice, title: 'Rechtsschutzversicherungsgesellschaften' }, year]}
    />
  ),
}
