import { Icon } from '../ui/Icon.tsx'
import { Split } from '../ui/Split.tsx'

/** Questions that open on their answers; find-in-page and print reach the closed ones too. */
export function Questions({ questions }: { questions: readonly { question: string; answer: string }[] }) {
  return (
    <Split heading="Questions" id="questions">
      <div className="rule-b">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group rule-t">
            <summary className="flex min-h-14 items-center justify-between gap-6 py-3 font-medium hover:text-accent">
              {question}
              <Icon name="plus" className="text-lg text-accent transition-[rotate] group-open:rotate-45" />
            </summary>
            <p className="max-w-[44em] pb-5 text-ink-2">{answer}</p>
          </details>
        ))}
      </div>
    </Split>
  )
}
