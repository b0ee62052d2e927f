import type { ComponentProps } from 'react'
import { Part } from '../../ui/Part.tsx'
import { QuestionList } from '../../ui/QuestionList.tsx'
import { RelatedFunds } from './RelatedFunds.tsx'

interface QuestionsAndRelatedProps extends ComponentProps<typeof RelatedFunds> {
  questions: ComponentProps<typeof QuestionList>['questions']
}

/** What holders ask, and beside it where to read on. */
export function QuestionsAndRelated({ questions, pages }: QuestionsAndRelatedProps) {
  return (
    <div className="grid gap-x-6 lg:grid-cols-[2fr_1fr]">
      <Part heading="Questions" id="questions">
        <QuestionList questions={questions} firstOpen />
      </Part>
      <Part heading="Related" id="related">
        <RelatedFunds pages={pages} />
      </Part>
    </div>
  )
}
