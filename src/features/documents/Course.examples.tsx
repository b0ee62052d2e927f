import { Course } from './Course.tsx'
import { manySteps, sampleNames, sampleSteps, travelingParts } from './sample-documents.ts'

const shared = {
  lastSay: { step: 2, title: 'The agency has its last say on the question when the plan is posted' },
  payer: 'The agency',
  names: sampleNames,
}

export const examples = {
  'three steps': (
    <Course {...shared} steps={sampleSteps} document={{ title: 'Public report', contents: travelingParts(3) }} />
  ),
  'six steps, six parts': (
    <Course
      {...shared}
      steps={manySteps}
      document={{
        title: 'Public report',
        contents: travelingParts(6).map((part, i) => ({ ...part, step: i + 1, opens: 6 - (i % 2) * (5 - i) })),
      }}
    />
  ),
  'two steps': (
    <Course
      {...shared}
      lastSay={{ ...shared.lastSay, step: 1 }}
      steps={sampleSteps.slice(0, 2)}
      document={{ title: 'Public report', contents: travelingParts(4).map((part) => ({ ...part, step: 2 })) }}
    />
  ),
}
