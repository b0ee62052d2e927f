import type { Opening } from '../../lib/opening.ts'
import { ReadOn } from '../../ui/ReadOn.tsx'

interface RecordTextProps {
  opening: Opening
  heading: string
  steps: readonly { title: string; text: string }[]
  questions: readonly { question: string; answer: string }[]
  related: { heading: string; links: readonly { title: string; href: string }[] }
}

/** The question behind the figures, and how a value gets its record, as one text; beside it what is asked next. */
export function RecordText({ opening, heading, steps, questions, related }: RecordTextProps) {
  const { first, rest, last } = opening
  return (
    <div className="wrap grid gap-x-6 gap-y-9 pt-15 pb-15 lg:grid-cols-3">
      <div className="lg:col-span-2">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
        <p className="display max-w-[20em] text-h2-wide" dangerouslySetInnerHTML={{ __html: first }} />
        <p
          className="mt-5 max-w-[34em] text-lg"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the same
          dangerouslySetInnerHTML={{ __html: [rest, last].filter(Boolean).join(' ') }}
        />
        <section aria-labelledby="steps" className="max-w-[40em]">
          <h2 id="steps" className="display mt-9 text-h3">
            {heading}
          </h2>
          <ol>
            {steps.map(({ title, text }) => (
              <li key={title} className="mt-3">
                <b className="font-medium">{title}.</b> {text}
              </li>
            ))}
          </ol>
        </section>
      </div>
      <section aria-labelledby="questions">
        <h2 id="questions" className="sr-only">
          Questions
        </h2>
        {questions.map(({ question, answer }) => (
          <div key={question} className="mb-6">
            <h3 className="display text-h4">{question}</h3>
            <p className="mt-1 text-ink-2">{answer}</p>
          </div>
        ))}
        <div className="display mt-7 text-h4">
          <ReadOn id="related" {...related} />
        </div>
      </section>
    </div>
  )
}
