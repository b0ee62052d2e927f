import { EngagementsPortrait } from './EngagementsPortrait.tsx'
import { sampleHands, shelved } from './sample-documents.ts'

const labels = { stages: ['Not drawn yet', 'First buyers', 'Close to a signature'], hands: sampleHands }
const names = [
  'Design',
  'Growth',
  'Versicherungsgesellschaft in den Bergen',
  'Rules',
  'Change',
  'Income',
  'Review',
  'Order',
]

export const examples = {
  'two, and an empty stage': (
    <EngagementsPortrait labels={labels} documents={[shelved('Design', 1, 2), shelved('Review', 3, 6)]} />
  ),
  full: (
    <EngagementsPortrait
      labels={labels}
      documents={names.map((name, i) => shelved(name, Math.min(3, Math.floor(i / 3) + 1), 3 + (i % 4)))}
    />
  ),
}
