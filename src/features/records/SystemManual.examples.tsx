import { SystemManual } from './SystemManual.tsx'
import { sampleChapter, sampleFacts, sampleLead, sampleLinks, samplePoints, sampleQuestions } from './sample-notes.ts'
import { sampleRoute } from './sample-record.ts'

const route = sampleRoute(['Outside', 'Intake', 'Sign-off', 'Onward'], 'Sign-off')
const manual = {
  name: 'Syphen',
  record: 'One position',
  route,
  lead: sampleLead,
  facts: sampleFacts,
  points: [],
  pointsHeading: undefined,
  risk: undefined,
  family: '#institutional',
}

export const examples = {
  'one question about no desk': (
    <SystemManual
      {...manual}
      chapters={[]}
      questions={sampleQuestions.slice(0, 1)}
      steps={samplePoints.slice(0, 2)}
      links={sampleLinks.slice(0, 1)}
    />
  ),
  'a chapter for every desk': (
    <SystemManual
      {...manual}
      chapters={route.map(({ desk }) => ({ ...sampleChapter(desk), at: desk }))}
      questions={sampleQuestions.map((question) => ({ ...question, at: 'Sign-off' }))}
      steps={samplePoints}
      links={sampleLinks}
    />
  ),
}
