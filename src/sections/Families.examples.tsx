import { Families } from './Families.tsx'

const strategies = {
  title: 'Strategies',
  description: 'Six methods, from young companies to rule-based trading',
  href: '/investment/strategies',
  subItems: [
    { label: 'Venture', href: '/investment/strategies/venture' },
    { label: 'Private equity', href: '/investment/strategies/pe' },
    { label: 'Quant', href: '/investment/strategies/quant' },
    { label: 'Systematic', href: '/investment/strategies/systematic' },
    { label: 'Fundamental', href: '/investment/strategies/fundamental' },
    { label: 'Energy', href: '/investment/strategies/energy' },
  ],
}
const instruments = {
  title: 'Instruments',
  description: 'Commodities and derivatives',
  href: '/investment/instruments',
  subItems: [],
}

export const examples = {
  two: <Families heading="What is here" families={[strategies, instruments]} />,
  'one, without children': <Families heading="What is here" families={[instruments]} />,
  'long words': (
    <Families
      heading="Rechtsschutzversicherungsgesellschaften"
      families={[
        {
          title: 'Rechtsschutzversicherungsgesellschaften',
          description: 'Companies that insure the cost of going to court',
          href: '/investment/services/insurance',
          subItems: [
            { label: 'Rechtsschutzversicherungsgesellschaften', href: '/investment/services' },
            {
              label: 'Insurance of equity that was given as pay and has not been sold yet',
              href: '/investment/services/equity-compensation-insurance',
            },
          ],
        },
        { ...instruments, title: 'Instruments that follow the price of something else' },
      ]}
    />
  ),
}
