import { sampleChapter, sampleFacts, sampleLead, sampleLinks, samplePoints, sampleQuestions } from './sample-notes.ts'
import { sampleRecord } from './sample-record.ts'
import { ToolSheet } from './ToolSheet.tsx'

const long = 'Versicherungsgesellschaftsanteilseignerliste'
const risk = 'A figure without proof may be refused, and an old photo may show a room as it no longer was.'
const sheet = {
  record: sampleRecord,
  papers: [{ title: 'Owner’s file', look: 'talk' }],
  facts: sampleFacts.slice(0, 5),
  lead: sampleLead,
  points: [],
  risk: undefined,
  chapters: [],
  questions: sampleQuestions,
  steps: samplePoints,
  links: sampleLinks,
  family: '#vertical',
}

export const examples = {
  'the least there is to say': (
    <ToolSheet
      {...sheet}
      facts={sampleFacts.slice(0, 2)}
      questions={sampleQuestions.slice(0, 1)}
      steps={samplePoints.slice(0, 2)}
      links={sampleLinks.slice(0, 1)}
    />
  ),
  'the most, in long words': (
    <ToolSheet
      {...sheet}
      record={{
        ...sampleRecord,
        fields: Array.from({ length: 7 }, (_, i) => ({ label: `${i} ${long}`, example: long, by: long })),
      }}
      steps={[...samplePoints, ...samplePoints].slice(0, 6).map(({ text }, i) => ({ title: `${i} ${long}`, text }))}
    />
  ),
  'all of it, without a drawing': (
    <ToolSheet
      {...sheet}
      record={{
        ...sampleRecord,
        fields: sampleRecord.fields.map(({ label, example }) => ({ label, example, by: 'You' })),
      }}
      papers={[]}
      points={samplePoints}
      risk={risk}
      chapters={[sampleChapter('tool')]}
      questions={[...sampleQuestions, ...sampleQuestions].map(({ answer }, i) => ({
        question: `${i} ${long}?`,
        answer,
        about: 'Photo',
      }))}
    />
  ),
}
