interface QuestionListProps {
  heading?: string | undefined
  questions: readonly { question: string; answer: string }[]
}

/** What visitors ask, with the answers in the open; on phones each question opens on its answer. */
export function QuestionList({ heading = 'Questions', questions }: QuestionListProps) {
  return (
    <section className="wrap pb-15 md:pb-18" aria-labelledby="questions">
      <div className="split rule-t pt-6">
        <h2 id="questions" className="display text-h2">
          {heading}
        </h2>
        <div className="in-columns">
          {questions.map(({ question, answer }) => (
            <details key={question} className="folded break-inside-avoid">
              <summary className="font-medium">{question}</summary>
              <p className="pb-4 text-sm text-ink-2">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
