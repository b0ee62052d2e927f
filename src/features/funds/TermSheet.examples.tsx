import { sampleFund, sampleFunds, sampleLabels } from './sample-funds.ts'
import { TermSheet } from './TermSheet.tsx'

const facts = [
  { label: 'Exposure', value: 'Leased cropland and pasture' },
  { label: 'Income', value: 'Rent and crop share' },
  { label: 'Liquidity', value: 'Matched sales, may take months' },
  { label: 'Horizon', value: 'Seven years or more' },
]
const farmlands = sampleFunds[1] ?? sampleFund('Farmlands', 4, 4, 'rent')
const notice = 'Not an offer. A licensed firm, named in your contract, does what calls for a license.'
const shared = { facts, labels: sampleLabels, notice, family: { name: 'Digital Funds', href: '#funds' } }
const risk = 'Land can lose value, a tenant can default and a bad season can wipe out crop share.'

export const examples = {
  'four facts': (
    <div className="wrap">
      <TermSheet {...shared} fund={farmlands} risk={risk} notFor="It is no place for cash." />
    </div>
  ),
  'two facts': (
    <div className="wrap">
      <TermSheet {...shared} facts={facts.slice(2)} fund={farmlands} risk={risk} notFor="" />
    </div>
  ),
  'six facts': (
    <div className="wrap">
      <TermSheet
        {...shared}
        facts={[...facts, { label: 'Currency', value: 'Dollars' }, { label: 'Smallest stake', value: 'One unit' }]}
        fund={farmlands}
        risk={risk}
        notFor="It is no place for cash."
      />
    </div>
  ),
}
