import { Protocol } from './Protocol.tsx'
import { manyFacts, sampleSheet, sampleSteps } from './sample-documents.ts'

const text = 'A sponsor helps to word the question and may correct facts; the conclusions belong to those who sign.'
const opening = { first: 'A sponsor who pays for a study does not choose its findings.', rest: text, last: text }
const ask = (question: string) => ({ question, answer: text })
const chapter = (label: string) => ({
  label,
  anchor: label.toLowerCase(),
  html: `<p>${text} ${text}</p><p>${text}</p>`,
})
const related = ['Government', 'Private'].map((title) => ({ title, href: '#related' }))

export const examples = {
  'without a chapter': (
    <Protocol
      {...sampleSheet}
      opening={{ ...opening, last: '' }}
      capabilities={sampleSteps.slice(0, 2)}
      chapters={[]}
      questions={[ask('May results embarrass us?')]}
      related={related.slice(0, 1)}
    />
  ),
  'three chapters': (
    <Protocol
      {...sampleSheet}
      facts={manyFacts}
      opening={opening}
      capabilities={[...sampleSteps, { title: 'Fold', text }]}
      chapters={['Silence', 'Doubt', 'Size'].map(chapter)}
      questions={['Who?', 'When?', 'Where?', 'Why so?', 'At whose cost?'].map(ask)}
      related={related}
    />
  ),
}
