import type { Opening } from '../../lib/opening.ts'
import { Lead } from '../../ui/Lead.tsx'

interface AuditorsQuestionProps {
  opening: Opening
  questions: readonly { question: string; answer: string }[]
}

/** The question behind the figures, with its answer; beside it those that come next. */
export function AuditorsQuestion({ opening: { first, rest, last }, questions }: AuditorsQuestionProps) {
  return (
    <div className="wrap grid gap-x-6 gap-y-7 pt-11 pb-11 lg:grid-cols-2">
      <div className="grid content-start gap-3 lg:pr-9">
        <Lead first={first} rest={[rest, last].filter(Boolean).join(' ')} />
      </div>
      <section aria-labelledby="questions">
        <h2 id="questions" className="sr-only">
          Questions
        </h2>
        {questions.map(({ question, answer }) => (
          <div key={question} className="mb-5">
            <h3 className="display text-h4">{question}</h3>
            <p className="mt-1 text-ink-2">{answer}</p>
          </div>
        ))}
      </section>
    </div>
  )
}
