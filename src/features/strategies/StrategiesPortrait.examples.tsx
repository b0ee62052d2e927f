import { StrategiesPortrait } from './StrategiesPortrait.tsx'
import { sampleStrategies, sampleStrategy } from './sample-strategies.ts'

export const examples = {
  four: <StrategiesPortrait strategies={sampleStrategies} />,
  'of all time, with a long name': (
    <StrategiesPortrait strategies={[sampleStrategy('Versicherungsgesellschaftsanteile', '1d', '100y', 'vague')]} />
  ),
}
