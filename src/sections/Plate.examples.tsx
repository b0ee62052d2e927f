import { Plate, type PlatePart } from './Plate.tsx'

const members = (...labels: string[]) => labels.map((label) => ({ label, href: `#${label.toLowerCase()}` }))

const strategies: PlatePart = {
  title: 'Strategies',
  description: 'Six methods, from young companies to rule-based trading',
  href: '/investment/strategies',
  links: members('Venture', 'Private equity', 'Quant', 'Systematic', 'Fundamental', 'Energy'),
}
const instruments: PlatePart = {
  title: 'Instruments',
  description: 'Commodities and derivatives',
  href: '/investment/instruments',
  links: [],
}
const drawing = (
  <figure className="text-sm">
    <svg viewBox="0 0 100 40" className="w-full fill-none stroke-accent" aria-hidden="true">
      <path d="M0 39C40 39 60 1 100 1" />
    </svg>
  </figure>
)

export const examples = {
  two: <Plate parts={[strategies, instruments]} />,
  'large and small, twice': (
    <Plate
      parts={[
        { ...strategies, figure: drawing, links: [] },
        { ...instruments, figure: drawing, columns: 5 },
        { ...strategies, href: '#funds', title: 'Funds', figure: drawing, links: [] },
        { ...instruments, href: '#contracts', title: 'Contracts', figure: drawing, columns: 4 },
      ]}
    />
  ),
  'two small ones, and one that lives elsewhere': (
    <Plate
      parts={[
        { ...strategies, figure: drawing, columns: 5, links: [] },
        { ...instruments, figure: drawing, columns: 4 },
        {
          ...strategies,
          href: '#financial',
          title: 'Financial',
          home: 'Investment Division',
        },
      ]}
    />
  ),
  'some in preparation, and long words': (
    <Plate
      parts={[
        {
          ...strategies,
          title: 'Rechtsschutzversicherungsgesellschaften',
          figure: drawing,
          links: [{ label: 'Rechtsschutzversicherungsgesellschaften', href: '#long', isUpcoming: true }],
        },
        { ...instruments, title: 'Instruments that follow the price of something else', figure: drawing, columns: 4 },
      ]}
    />
  ),
}
