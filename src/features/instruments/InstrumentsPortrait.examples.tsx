import type { Payoff } from '../../model/schema/instrument-case.ts'
import { InstrumentsPortrait } from './InstrumentsPortrait.tsx'

const instrument = (name: string, ...draws: Payoff[]) => ({
  name,
  href: `#${name.toLowerCase()}`,
  contracts: draws.map((one) => ({ draws: one })),
})

export const examples = {
  two: (
    <InstrumentsPortrait
      instruments={[
        instrument('Derivatives', 'fixed', 'floor', 'bare'),
        instrument('Versicherungsgesellschaftsanteile', 'nearly-fixed'),
      ]}
    />
  ),
}
