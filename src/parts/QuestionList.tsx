interface QuestionListProps {
  heading?: string | undefined
  questions: readonly { question: string; answer: string }[]
}

/** What visitors ask, with the answers in the open. */
export function QuestionList({ heading = 'Questions', questions }: QuestionListProps) {
  return (
    <section className="wrap pb-15 md:pb-18" aria-labelledby="questions">
      <div className="split rule-t pt-6">
        <h2 id="questions" className="display text-h2">
          {heading}
        </h2>
        <div className="in-columns">
          {questions.map(({ question, answer }) => (
            <section key={question} className="asked">
              <h3 className="font-medium">{question}</h3>
              <p className="text-sm text-ink-2">{answer}</p>
            </section>
          ))}
        </div>
      </div>
    </section>
  )
}
