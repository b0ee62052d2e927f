import { FundMap } from './FundMap.tsx'
import { sampleFund, sampleFunds, sampleLabels } from './sample-funds.ts'

const steps = [1, 2, 3, 4, 5]

export const examples = {
  four: <FundMap funds={sampleFunds} labels={sampleLabels} />,
  one: <FundMap funds={sampleFunds.slice(0, 1)} labels={sampleLabels} />,
  'full, with no corner free': (
    <FundMap
      labels={sampleLabels}
      funds={steps.flatMap((x) =>
        steps.flatMap((y) => [
          sampleFund(`Fund ${x} ${y}`, x, y, 'rent'),
          sampleFund(`Versicherungsgesellschaftsanteile ${x} ${y}`, x, y, 'irregular'),
        ]),
      )}
    />
  ),
}
