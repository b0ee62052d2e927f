import type { Payoff } from '../../model/schema/instrument-case.ts'
import { PayoffFigure } from './PayoffFigure.tsx'
import { results } from './payoff.ts'

const contracts = (Object.keys(results) as Payoff[]).map((draws) => ({
  name: `Here is "${draws}"`,
  text: 'What it does for whoever owns the thing, in a sentence.',
  draws,
}))
const instrument = (name: string) => ({ name, href: `#${name}`, summary: 'What it is, in one short line' })

export const examples = {
  'two instruments': (
    <PayoffFigure
      instruments={[
        { ...instrument('Derivatives'), contracts: contracts.slice(0, 3) },
        { ...instrument('Commodities'), contracts: contracts.slice(2) },
      ]}
    />
  ),
}
