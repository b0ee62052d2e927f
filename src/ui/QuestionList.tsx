import { Icon } from './Icon.tsx'

interface QuestionListProps {
  questions: readonly { question: string; answer: string }[]
  /** Shows the first answer at once, so that everybody sees that there are answers. */
  firstOpen?: boolean
}

/** Questions that open on their answers; find-in-page and print reach the closed ones too. */
export function QuestionList({ questions, firstOpen = false }: QuestionListProps) {
  return (
    <div className="rule-b">
      {questions.map(({ question, answer }, i) => (
        <details key={question} className="group rule-t" open={firstOpen && i === 0}>
          <summary className="flex min-h-14 items-center justify-between gap-6 py-3 font-medium hover:text-accent">
            {question}
            <Icon name="plus" className="text-lg text-accent transition-[rotate] group-open:rotate-45" />
          </summary>
          <p className="max-w-[44em] pb-5 text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  )
}
