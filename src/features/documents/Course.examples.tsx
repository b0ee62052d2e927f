import { Course } from './Course.tsx'
import { manySteps, sampleNames, sampleSheet, sampleSteps, travelingParts } from './sample-documents.ts'

const text = 'Extracts come with a codebook that explains each field, and we take out names and account numbers.'
const shared = {
  lastSay: { step: 2, title: 'The agency has its last say on the question when the plan is posted' },
  payer: 'The agency',
  names: sampleNames,
  brings: sampleSheet.brings,
  keeps: sampleSheet.keeps,
  methods: [
    { title: 'Records for study', text, part: 1 },
    { title: 'No veto', text, part: 3 },
  ],
  notes: [{ letter: 'a', question: 'Who looks?', answer: text, at: 'Look' }],
}
const lines = ['Rechtsschutzversicherungsgesellschaften', ...sampleSheet.brings, ...sampleSheet.keeps].slice(0, 4)

export const examples = {
  'three steps': (
    <Course {...shared} steps={sampleSteps} document={{ title: 'Public report', contents: travelingParts(3) }} />
  ),
  'six steps, six parts': (
    <Course
      {...shared}
      brings={lines}
      keeps={lines}
      steps={manySteps}
      document={{
        title: 'Public report',
        contents: travelingParts(6).map((part, i) => ({ ...part, step: i + 1, opens: 6 - (i % 2) * (5 - i) })),
      }}
    />
  ),
  'six steps, a last say before the last': (
    <Course
      {...shared}
      lastSay={{ ...shared.lastSay, step: 5 }}
      steps={manySteps}
      document={{ title: 'Public report', contents: travelingParts(3) }}
    />
  ),
  'two steps': (
    <Course
      {...shared}
      lastSay={{ ...shared.lastSay, step: 1 }}
      steps={sampleSteps.slice(0, 2)}
      methods={[]}
      document={{ title: 'Public report', contents: travelingParts(4).map((part) => ({ ...part, step: 2 })) }}
    />
  ),
}
