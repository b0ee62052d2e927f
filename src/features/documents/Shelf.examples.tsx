import { Shelf } from './Shelf.tsx'
import { sampleHands, shelved } from './sample-documents.ts'

const labels = {
  stages: ['Not drawn yet', 'First buyers', 'Close to a signature'],
  hands: sampleHands,
  finding: {
    title: 'One of these is longer than the others',
    text: 'Where two of them fit, begin with the shorter one.',
  },
}
const names = ['Design', 'Growth', 'Versicherungsgesellschaft', 'Rules', 'Change', 'Income', 'Review', 'Order']

export const examples = {
  'with an empty stage': <Shelf labels={labels} documents={[shelved('Design', 1, 3), shelved('Review', 3, 6)]} />,
  full: (
    <Shelf
      labels={labels}
      documents={names.map((name, i) => shelved(name, Math.min(3, Math.floor(i / 3) + 1), 3 + (i % 4)))}
    />
  ),
}
