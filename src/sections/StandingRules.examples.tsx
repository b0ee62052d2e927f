import { StandingRules } from './StandingRules.tsx'
import { sampleRules } from './sample-rules.ts'

export const examples = {
  four: <StandingRules {...sampleRules} />,
  'three, and nothing else said': <StandingRules {...sampleRules} html="" points={sampleRules.points.slice(0, 3)} />,
}
