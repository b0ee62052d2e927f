import { Ladder } from './Ladder.tsx'
import { sampleStrategies, sampleStrategy } from './sample-strategies.ts'

export const examples = {
  four: <Ladder strategies={sampleStrategies} />,
  'one of all time': <Ladder strategies={[sampleStrategy('Everything', '1d', '100y', 'solid')]} />,
  'one of a day': <Ladder strategies={[sampleStrategy('Dawn', '1d', '1d', 'solid')]} />,
}
