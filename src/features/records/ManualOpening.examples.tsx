import { ManualOpening } from './ManualOpening.tsx'
import { sampleFacts, sampleLead, samplePoints } from './sample-notes.ts'

const risk = 'A figure without proof may be refused, and an old photo may show a room as it no longer was.'
const opening = { facts: sampleFacts, lead: sampleLead, points: [], pointsHeading: undefined, risk: undefined }

export const examples = {
  'two facts': <ManualOpening {...opening} facts={sampleFacts.slice(0, 2)} />,
  'six facts, and a risk': <ManualOpening {...opening} points={samplePoints} risk={risk} />,
  'no drawing': <ManualOpening {...opening} points={samplePoints} pointsHeading="What it does" />,
}
