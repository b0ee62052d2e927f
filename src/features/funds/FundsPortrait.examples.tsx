import { FundsPortrait } from './FundsPortrait.tsx'
import { sampleFund, sampleFunds, sampleLabels } from './sample-funds.ts'

const steps = [1, 2, 3, 4, 5]

export const examples = {
  four: <FundsPortrait funds={sampleFunds} labels={sampleLabels} />,
  'full, with no corner free': (
    <FundsPortrait
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
