import { AnswerColumns } from '../ui/AnswerColumns.tsx'
import { Split } from '../ui/Split.tsx'
import { Wide } from '../ui/Wide.tsx'

interface AnswersProps {
  heading: string
  questions: readonly { question: string; answer: string }[]
  /** Beside their heading rather than below it. */
  beside?: boolean
}

/** What visitors ask, with the answers in the open. */
export function Answers({ heading, questions, beside = false }: AnswersProps) {
  const Section = beside ? Split : Wide
  return (
    <Section heading={heading} id="questions">
      <AnswerColumns questions={questions} />
    </Section>
  )
}
