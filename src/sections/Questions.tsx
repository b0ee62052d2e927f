import { QuestionList } from '../ui/QuestionList.tsx'
import { Split } from '../ui/Split.tsx'

interface QuestionsProps {
  heading?: string
  questions: readonly { question: string; answer: string }[]
}

/** What visitors ask. */
export function Questions({ heading = 'Questions', questions }: QuestionsProps) {
  return (
    <Split heading={heading} id="questions">
      <QuestionList questions={questions} />
    </Split>
  )
}
