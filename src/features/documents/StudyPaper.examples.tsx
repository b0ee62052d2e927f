import { StudyPaper } from './StudyPaper.tsx'
import { manyFacts, manySteps, sampleNames, sampleSheet, sampleSteps, travelingParts } from './sample-documents.ts'

const text = 'A sponsor helps to word the question and may correct facts; the conclusions belong to those who sign.'
const opening = { first: 'A sponsor who pays for a study does not choose its findings.', rest: text, last: text }
const ask = (question: string, i = 0) => ({
  question,
  answer: text,
  at: ['For', 'Look', undefined, 'Part 2', 'Doubt'][i],
})
const chapter = (label: string) => ({
  label,
  anchor: label.toLowerCase(),
  html: `<p>${text} ${text}</p><p>${text}</p>`,
})
const related = ['Government', 'Private'].map((title) => ({ title, href: '#related' }))
const shared = {
  ...sampleSheet,
  lastSay: { step: 2, title: 'The agency has its last say on the question when the plan is posted' },
  payer: 'The agency',
  names: sampleNames,
  related,
}

export const examples = {
  'least, without a text': (
    <StudyPaper
      {...shared}
      marking="Open"
      isSecret={false}
      steps={sampleSteps}
      document={{ title: 'Note', contents: travelingParts(3).map((part) => ({ ...part, reaches: 'anyone' })) }}
      opening={{ first: opening.first, rest: text, last: '' }}
      capabilities={sampleSteps.slice(0, 2).map((method) => ({ ...method, part: 1 }))}
      chapters={[]}
      questions={[ask('May results embarrass us?')]}
    />
  ),
  'most, for a client who is not named': (
    <StudyPaper
      {...shared}
      marking="Nur für den Auftraggeber"
      isSecret
      steps={manySteps}
      facts={manyFacts}
      document={{ title: 'Wirtschaftsforschungsuntersuchungsbericht', contents: travelingParts(6) }}
      opening={opening}
      capabilities={[...sampleSteps, { title: 'Fold', text, part: 2 }]}
      chapters={['Silence', 'Doubt', 'Size'].map(chapter)}
      questions={['Who?', 'When?', 'Where?', 'Why so?', 'At whose cost?'].map(ask)}
    />
  ),
}
