import { SheetColumns } from './SheetColumns.tsx'

const facts = [
  { label: 'Edge', value: 'Pricing errors found by statistical research' },
  { label: 'Horizon', value: 'Days to weeks per position' },
  { label: 'Data', value: 'Time-stamped prices, filings, order books' },
]
const lead = { first: 'What one pays for here is the rate at which research replaces its signals.', rest: '' }
const risk = {
  heading: 'How it fails',
  text: 'A pattern in past data may be chance, and a real one can vanish once others trade it.',
  notice: 'Not an offer. A licensed firm, named in your contract, does what calls for a license.',
}

export const examples = {
  short: <SheetColumns facts={facts.slice(0, 2)} lead={lead} notFor="" risk={risk} />,
  'with the rest, and for whom it is wrong': (
    <SheetColumns
      facts={facts}
      lead={{ ...lead, rest: 'Positions number in the hundreds, each of them small, and few have a story.' }}
      notFor="Whoever needs the money this year does better elsewhere."
      risk={risk}
    />
  ),
}
