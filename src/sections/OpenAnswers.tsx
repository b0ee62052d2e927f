import { Wide } from '../ui/Wide.tsx'

interface OpenAnswersProps {
  heading: string
  questions: readonly { question: string; answer: string }[]
}

/** Questions with their answers in the open, side by side: for those who read them all before they decide. */
export function OpenAnswers({ heading, questions }: OpenAnswersProps) {
  return (
    <Wide heading={heading} id="questions">
      <dl className="open-answers">
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <dt className="font-medium">{question}</dt>
            <dd className="mt-1 max-w-[44em] text-ink-2">{answer}</dd>
          </div>
        ))}
      </dl>
    </Wide>
  )
}
