import { StatementAndNotes } from './StatementAndNotes.tsx'
import { sampleRules } from './sample-rules.ts'

export const examples = {
  four: <StatementAndNotes {...sampleRules} />,
  'three, and nothing else said': (
    <StatementAndNotes {...sampleRules} html="" points={sampleRules.points.slice(0, 3)} />
  ),
}
