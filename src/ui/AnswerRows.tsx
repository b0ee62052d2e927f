/** Questions with the answers in the open, a row each: the question left, however long its answer is. */
export function AnswerRows({ questions }: { questions: readonly { question: string; answer: string }[] }) {
  return (
    <dl className="rule-b">
      {questions.map(({ question, answer }) => (
        <div key={question} className="rule-t gap-x-6 py-3.5 md:grid md:grid-cols-2">
          <dt className="font-medium text-balance">{question}</dt>
          <dd className="max-w-[46em] text-ink-2">{answer}</dd>
        </div>
      ))}
    </dl>
  )
}
