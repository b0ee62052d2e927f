import { ReadOn } from '../ui/ReadOn.tsx'

interface Voice {
  quote: string
  name: string
  title: string
  /** The tool it is about. */
  tool: { title: string; href: string }
}

interface VoicesAndAnswersProps {
  /** Says that the voices are made up, where there are some. */
  note?: string | undefined
  voices: readonly Voice[]
  questions: readonly { question: string; answer: string }[]
  related: { heading: string; links: readonly { title: string; href: string }[] }
}

/** Its first sentence says that the voices are illustrative, and stands out. */
const inTwo = (note: string) => {
  const end = note.indexOf('. ') + 1
  return [note.slice(0, end), note.slice(end)]
}

/** How a product is meant to be used, told by role and marked as made up; beside it what is asked, and where to read on. */
export function VoicesAndAnswers({ note = '', voices, questions, related }: VoicesAndAnswersProps) {
  const [first, rest] = inTwo(note)
  return (
    <div className="wrap">
      <div className="grid gap-x-6 gap-y-11 rule-t pt-11 pb-13 lg:grid-cols-3">
        {voices.length > 0 && (
          <section className="lg:col-span-2 lg:pr-9" aria-labelledby="testimonials">
            <h2 id="testimonials" className="display text-h3">
              Scenarios
            </h2>
            <p className="mt-1 mb-4 text-sm text-ink-2">
              <span className="text-brass">{first}</span> {rest}
            </p>
            {voices.map(({ quote, name, title, tool }) => (
              <figure key={quote} className="grid gap-x-6 gap-y-1.5 rule-t py-4 text-sm sm:grid-cols-3">
                <figcaption>
                  <span className="block font-medium">{name}</span>
                  <span className="block text-ink-2">{title}</span>
                  <a href={tool.href} className="inline-block py-1 text-accent hover:underline">
                    {tool.title}
                  </a>
                </figcaption>
                <blockquote className="display text-h4 sm:col-span-2">{`“${quote}”`}</blockquote>
              </figure>
            ))}
          </section>
        )}
        <section aria-labelledby="questions">
          <h2 id="questions" className="display mb-4 text-h3">
            Questions
          </h2>
          <dl>
            {questions.map(({ question, answer }) => (
              <div key={question} className="rule-t py-4">
                <dt className="font-medium">{question}</dt>
                <dd className="mt-1 text-ink-2">{answer}</dd>
              </div>
            ))}
          </dl>
          <div className="display rule-t pt-4 text-h4">
            <ReadOn id="related" {...related} />
          </div>
        </section>
      </div>
    </div>
  )
}
