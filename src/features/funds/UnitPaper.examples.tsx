import { UnitPaper } from './UnitPaper.tsx'

const facts = [
  { label: 'Exposure', value: 'Leased cropland and pasture' },
  { label: 'Income', value: 'Rent and crop share' },
  { label: 'Liquidity', value: 'Matched sales, may take months' },
  { label: 'Horizon', value: 'Seven years or more' },
  { label: 'Currency', value: 'Dollars' },
  { label: 'Smallest stake', value: 'One unit, of whichever Grundstücksverwaltungsgesellschaft' },
]
const points = [
  'Title and custody',
  'The lease ledger',
  'Rechtsschutzversicherungsgesellschaften',
  'Rent',
  'Fees',
  'Tax',
].map((title) => ({
  title,
  text: 'What happens, in a sentence or two that says who does it, and what a holder hears of it later.',
}))
const lead = {
  first:
    'The fund buys land through vehicles that each own one parcel, and rents it to the farmers who work the ground.',
  rest: 'You own units, which are equal shares of a vehicle. Rent comes once or twice a year.',
  last: 'It is no place for cash that somebody may want back before the next harvest.',
}
const shared = {
  lead,
  facts: facts.slice(0, 4),
  points: points.slice(0, 3),
  steps: points.slice(0, 4),
  question: undefined,
  dense: false,
  notice: 'Not an offer. A licensed firm, named in your contract, does what calls for a license.',
  risk: 'Land can lose value, a tenant can default and a bad season can wipe out crop share.',
}
const question = { question: 'Can I sell units early?', answer: 'To another holder, where there is one.' }

export const examples = {
  'three coupons': <UnitPaper {...shared} />,
  'little to say, and one question': (
    <UnitPaper
      {...shared}
      lead={{ ...lead, rest: '', last: '' }}
      facts={facts.slice(0, 2)}
      points={points.slice(0, 2)}
      steps={points.slice(0, 2)}
      question={question}
    />
  ),
  'three steps and one question': (
    <UnitPaper
      {...shared}
      lead={{ ...lead, last: 'It is no place for cash.' }}
      facts={facts.slice(0, 3)}
      steps={points.slice(0, 3)}
      question={question}
    />
  ),
  'five coupons and fields': (
    <UnitPaper {...shared} facts={facts.slice(0, 5)} points={points.slice(0, 5)} steps={points.slice(0, 5)} />
  ),
  'six of everything': (
    <UnitPaper {...shared} facts={facts} points={points} steps={points} dense risk={shared.risk.repeat(4)} />
  ),
}
