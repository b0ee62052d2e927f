import { FundRows } from './FundRows.tsx'
import { sampleFunds, sampleLabels } from './sample-funds.ts'

const rows = sampleFunds.map((fund) => ({
  ...fund,
  summary: 'What it holds, in one line',
  risk: 'What can go wrong, in a sentence.',
}))

export const examples = {
  'three groups': (
    <div className="wrap">
      <FundRows rows={rows} pays={sampleLabels.pays} />
    </div>
  ),
}
