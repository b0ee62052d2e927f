/** As many columns as there are questions, up to three; four and five stand better in two. */
const columns = ['', '', 'md:columns-2', 'md:columns-3', 'md:columns-2', 'md:columns-2']

/** Questions with the answers in the open, in columns of one length however many there are. */
export function AnswerColumns({ questions }: { questions: readonly { question: string; answer: string }[] }) {
  const set = columns[questions.length] ?? 'md:columns-2 lg:columns-3'
  return (
    <dl className={`-mb-6 gap-6 ${set}`}>
      {questions.map(({ question, answer }) => (
        <div key={question} className="max-w-[44em] break-inside-avoid pb-6">
          <dt className="font-medium text-balance">{question}</dt>
          <dd className="mt-1 text-ink-2">{answer}</dd>
        </div>
      ))}
    </dl>
  )
}
