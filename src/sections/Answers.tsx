import { Split } from '../ui/Split.tsx'
import { Wide } from '../ui/Wide.tsx'

interface AnswersProps {
  heading: string
  questions: readonly { question: string; answer: string }[]
  /** Beside their heading rather than below it. */
  beside?: boolean
}

/** As many columns as there are questions, up to three; four and five stand better in two. */
const columns = ['', '', 'md:columns-2', 'md:columns-3', 'md:columns-2', 'md:columns-2']

/** What visitors ask, with the answers in the open, in columns of one length however many there are. */
export function Answers({ heading, questions, beside = false }: AnswersProps) {
  const Section = beside ? Split : Wide
  return (
    <Section heading={heading} id="questions">
      <dl className={`-mb-6 gap-6 ${columns[questions.length] ?? 'md:columns-2 lg:columns-3'}`}>
        {questions.map(({ question, answer }) => (
          <div key={question} className="max-w-[44em] break-inside-avoid pb-6">
            <dt className="font-medium text-balance">{question}</dt>
            <dd className="mt-1 text-ink-2">{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
