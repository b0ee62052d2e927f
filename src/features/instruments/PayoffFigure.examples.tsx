import type { Payoff } from '../../model/schema/instrument-case.ts'
import { PayoffFigure } from './PayoffFigure.tsx'
import { results } from './payoff.ts'

const contracts = (Object.keys(results) as Payoff[]).map((draws) => ({
  name: `Here is "${draws}"`,
  text: 'What it does for whoever owns the thing, in a sentence.',
  draws,
}))
const instrument = (name: string) => ({
  name,
  href: `#${name}`,
  summary: 'What it is, in one short line',
  facts: ['Used for', 'Traded', 'What can go wrong'].map((label) => ({ label, value: 'A few words about it' })),
})
const point = (title: string) => ({ title, text: 'How to tell which of them it should be, in a sentence or two.' })

export const examples = {
  'two instruments': (
    <PayoffFigure
      heading="What each does to a price"
      instruments={[
        { ...instrument('Derivatives'), contracts: contracts.slice(0, 3) },
        { ...instrument('Commodities'), contracts: contracts.slice(2) },
      ]}
      choosing={[point('Begin with the exposure'), point('Count your free cash')]}
    />
  ),
}
