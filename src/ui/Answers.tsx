interface AnswersProps {
  questions: readonly { question: string; answer: string }[]
  className?: string
}

/** Questions with their answers, all in sight; where it stands says how it looks. */
export function Answers({ questions, className }: AnswersProps) {
  return (
    <dl className={className}>
      {questions.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  )
}
