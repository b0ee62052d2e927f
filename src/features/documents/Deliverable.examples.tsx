import { Deliverable } from './Deliverable.tsx'
import { sampleHands, sampleSheet, sampleSteps, writtenParts } from './sample-documents.ts'

const shared = { ...sampleSheet, question: 'Which buyers come next?', hands: sampleHands, steps: sampleSteps }

export const examples = {
  'three parts': <Deliverable {...shared} document={{ title: 'Growth plan', contents: writtenParts(3) }} />,
  'six parts': <Deliverable {...shared} document={{ title: 'Growth plan', contents: writtenParts(6, 3) }} />,
}
