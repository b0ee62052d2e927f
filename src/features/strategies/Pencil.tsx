import { Answers } from '../../ui/Answers.tsx'
export interface Question {
  question: string
  answer: string
  /** The heading of the text that it is about. */
  chapter?: string | undefined
  /** Or the step, counted from 1. */
  step?: number | undefined
}

/** What those who decide would ask about a passage, in its margin, and what they hear. */
export function Pencil({ questions }: { questions: readonly Question[] }) {
  return questions.length > 0 && <Answers questions={questions} className="memo-pencil" />
}
