import { QuestionList } from '../ui/QuestionList.tsx'
import { Split } from '../ui/Split.tsx'

/** What visitors ask. */
export function Questions({ questions }: { questions: readonly { question: string; answer: string }[] }) {
  return (
    <Split heading="Questions" id="questions">
      <QuestionList questions={questions} />
    </Split>
  )
}
