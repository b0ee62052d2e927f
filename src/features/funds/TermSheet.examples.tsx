import { sampleFund, sampleFunds, sampleLabels } from './sample-funds.ts'
import { TermSheet } from './TermSheet.tsx'

const facts = [
  { label: 'Exposure', value: 'Leased cropland and pasture' },
  { label: 'Income', value: 'Rent and crop share' },
  { label: 'Liquidity', value: 'Matched sales, may take months' },
  { label: 'Horizon', value: 'Seven years or more' },
]
const lead = {
  first:
    'The fund buys land through vehicles that each own one parcel, and rents it to the farmers who work the ground.',
  rest: 'You own units, which are equal shares of a vehicle. Rent comes once or twice a year.',
}
const shared = {
  own: sampleFunds[1] ?? sampleFund('Farmlands', 4, 4, 'rent'),
  funds: sampleFunds,
  labels: sampleLabels,
  family: { name: 'Digital Funds', href: '#funds' },
  action: { label: 'Get in Touch', href: '#contact' },
  facts,
  lead,
  notice: 'Not an offer. A licensed firm, named in your contract, does what calls for a license.',
  risk: 'Land can lose value, a tenant can default and a bad season can wipe out crop share.',
  notFor: 'It is no place for cash.',
}
const more = [
  { label: 'Currency', value: 'Dollars' },
  { label: 'Smallest stake', value: 'One unit, of whichever Grundstücksverwaltungsgesellschaft' },
]

export const examples = {
  'four facts': <TermSheet {...shared} />,
  'two facts, and little to say': (
    <TermSheet {...shared} facts={facts.slice(2)} lead={{ ...lead, rest: '' }} notFor="" />
  ),
  'six facts': <TermSheet {...shared} facts={[...facts, ...more]} risk={shared.risk.repeat(4)} />,
}
