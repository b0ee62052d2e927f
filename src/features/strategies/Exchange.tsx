export interface Question {
  question: string
  answer: string
  /** The heading of the text beside which it stands. */
  chapter?: string | undefined
}

/** What those who decide would ask, and what they hear. */
export function Exchange({ questions }: { questions: readonly Question[] }) {
  return (
    <dl className="memo-exchange">
      {questions.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  )
}
