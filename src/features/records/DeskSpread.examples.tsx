import { DeskSpread } from './DeskSpread.tsx'
import { sampleChapter, sampleLinks, samplePoints, sampleQuestions } from './sample-notes.ts'
import { sampleRoute } from './sample-record.ts'

const route = sampleRoute(['Outside', 'Intake', 'Sign-off', 'Onward'], 'Sign-off')

export const examples = {
  'one question about no desk': (
    <DeskSpread
      route={route}
      chapters={[]}
      questions={sampleQuestions.slice(0, 1)}
      steps={samplePoints.slice(0, 2)}
      links={sampleLinks.slice(0, 1)}
      family="#institutional"
    />
  ),
  'an essay for every desk': (
    <DeskSpread
      route={route}
      chapters={route.map(({ desk }) => ({ ...sampleChapter(desk), at: desk }))}
      questions={sampleQuestions.map((question) => ({ ...question, at: 'Sign-off' }))}
      steps={samplePoints}
      links={sampleLinks}
      family="#institutional"
    />
  ),
}
