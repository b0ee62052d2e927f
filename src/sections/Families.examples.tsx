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
const apps = {
  title: 'Apps',
  description: 'Apps for client work, joined by one account',
  href: '/software/apps',
  subItems: [
    { label: 'Desk', href: '/software/apps/desk' },
    { label: 'Yard', href: '/software/apps/yard', isUpcoming: true as const },
    { label: 'Gate', href: '/software/apps/gate' },
    { label: 'Shed', href: '/software/apps/shed', isUpcoming: true as const },
  ],
}

const intro =
  'Two parts, and they work <a href="#">differently</a>: one is a method of looking for a return, the other the contract it is done with.'

export const examples = {
  two: <Families heading="What is here" intro={intro} families={[strategies, instruments]} art="curves" />,
  'one, without children': <Families heading="What is here" intro={intro} families={[instruments]} art="curves" />,
  'some in preparation': <Families heading="What is here" intro={intro} families={[apps, instruments]} art="lattice" />,
  stations: <Families heading="What is here" intro={intro} families={[apps, strategies]} art="paths" />,
  'long words': (
    <Families
      art="lattice"
      heading="Rechtsschutzversicherungsgesellschaften"
      intro=""
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
