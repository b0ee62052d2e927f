import { FundRows } from './FundRows.tsx'
import { sampleFunds, sampleLabels } from './sample-funds.ts'

const rows = sampleFunds.map((fund) => ({
  ...fund,
  summary: 'What it holds, in one line',
  facts: [
    { label: 'Income', value: 'Cash rent, or a share of the crop' },
    { label: 'Liquidity', value: 'Matched sales, may take months' },
    { label: 'Horizon', value: 'Long, many harvests' },
  ],
  risk: 'What can go wrong, in a sentence.',
}))

export const examples = {
  'three groups': (
    <div className="wrap">
      <FundRows rows={rows} pays={sampleLabels.pays} columns={['Income', 'Liquidity', 'Horizon']} />
    </div>
  ),
  'one fact compared': (
    <div className="wrap">
      <FundRows rows={rows} pays={sampleLabels.pays} columns={['Income']} />
    </div>
  ),
}
