import { SystemSheet } from './SystemSheet.tsx'
import { sampleRecord } from './sample-record.ts'
import { ToolSheet } from './ToolSheet.tsx'

const facts = ['For', 'Replaces', 'Input', 'Output', 'Span', 'Signed by'].map((label) => ({
  label,
  value: 'Adjusters, brokers and owners',
}))
const lead = {
  first: 'Two people can look at the same kitchen and reach different values.',
  rest: 'An adjuster has to explain theirs in a report.',
  last: 'It does not value art.',
}
const points = ['Evidence file', 'Second reader', 'Dispute trail', 'Report tables'].map((title) => ({
  title,
  text: 'What it does, in a sentence or two.',
}))
const risk = 'A figure without proof may be refused, and an old photo may show a room as it no longer was.'

export const examples = {
  'system with two facts': <SystemSheet facts={facts.slice(0, 2)} lead={lead} points={[]} risk={undefined} />,
  'system with five facts': <SystemSheet facts={facts.slice(0, 5)} lead={lead} points={[]} risk={undefined} />,
  'system with six facts and a risk': <SystemSheet facts={facts} lead={lead} points={points} risk={risk} />,
  'tool with two facts': (
    <ToolSheet
      record={sampleRecord}
      facts={facts.slice(0, 2)}
      lead={lead}
      points={[]}
      risk={undefined}
      family="#vertical"
    />
  ),
  'tool with six facts and a risk': (
    <ToolSheet record={sampleRecord} facts={facts} lead={lead} points={points} risk={risk} family="#vertical" />
  ),
}
