import { SystemSheet } from './SystemSheet.tsx'
import { sampleRecord } from './sample-record.ts'
import { ToolSheet } from './ToolSheet.tsx'

const shared = {
  name: 'CheckACV',
  record: sampleRecord,
  facts: ['For', 'Replaces', 'Input', 'Output'].map((label) => ({ label, value: 'Adjusters, brokers and owners' })),
  lead: {
    first: 'Two people can look at the same kitchen and reach different values.',
    rest: 'An adjuster has to explain theirs in a report.',
    last: 'It does not value art.',
  },
}
const risk = 'A figure without proof may be refused, and an old photo may show a room as it no longer was.'

export const examples = {
  system: <SystemSheet {...shared} risk={undefined} />,
  'system with a risk': <SystemSheet {...shared} risk={risk} />,
  tool: <ToolSheet {...shared} risk={undefined} family="#vertical" />,
  'tool with a risk': <ToolSheet {...shared} risk={risk} family="#vertical" />,
}
