import { Deliverable } from './Deliverable.tsx'
import { manyFacts, manySteps, sampleHands, sampleSheet, sampleSteps, writtenParts } from './sample-documents.ts'

const shared = { ...sampleSheet, question: 'Which buyers come next?', hands: sampleHands, steps: sampleSteps }

export const examples = {
  'three parts': <Deliverable {...shared} document={{ title: 'Growth plan', contents: writtenParts(3) }} />,
  'six parts': <Deliverable {...shared} document={{ title: 'Growth plan', contents: writtenParts(6, 3) }} />,
  'two steps': (
    <Deliverable
      {...shared}
      steps={sampleSteps.slice(0, 2)}
      document={{ title: 'Growth plan', contents: writtenParts(3).map((part, i) => ({ ...part, step: 1 + (i % 2) })) }}
    />
  ),
  'six steps, six facts': (
    <Deliverable
      {...shared}
      steps={manySteps}
      facts={manyFacts}
      document={{ title: 'Growth plan', contents: writtenParts(4).map((part, i) => ({ ...part, step: 6 - i })) }}
    />
  ),
}
