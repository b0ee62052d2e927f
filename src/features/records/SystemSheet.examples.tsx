import { SystemSheet } from './SystemSheet.tsx'
import { sampleFacts, sampleLead, samplePoints } from './sample-notes.ts'

const risk = 'A figure without proof may be refused, and an old photo may show a room as it no longer was.'
const sheet = { facts: sampleFacts, lead: sampleLead, points: [], risk: undefined }

export const examples = {
  'two facts': <SystemSheet {...sheet} facts={sampleFacts.slice(0, 2)} />,
  'six facts, and a risk': <SystemSheet {...sheet} points={samplePoints} risk={risk} />,
  'no drawing': <SystemSheet {...sheet} points={samplePoints} pointsHeading="What it does" />,
}
