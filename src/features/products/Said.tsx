export interface Voice {
  quote: string
  name: string
  title: string
  /** The tool it is about. */
  tool: { title: string; href: string }
}

interface SaidProps {
  questions: readonly { question: string; answer: string }[]
  voices: readonly Voice[]
}

/** What is asked at a station, and what somebody in a made-up role says there. */
export function Said({ questions, voices }: SaidProps) {
  return (
    <>
      {questions.length > 0 && (
        <dl>
          {questions.map(({ question, answer }) => (
            <div key={question}>
              <dt className="font-medium">{question}</dt>
              <dd className="text-ink-2">{answer}</dd>
            </div>
          ))}
        </dl>
      )}
      {voices.map(({ quote, name, title, tool }) => (
        <figure key={quote}>
          <blockquote className="display text-h4">{`“${quote}”`}</blockquote>
          <figcaption className="flex flex-wrap items-baseline gap-x-3 text-sm">
            <span className="font-medium">{name}</span>
            <span className="text-ink-2">{title}</span>
            <a href={tool.href} className="py-1 text-accent hover:underline">
              {tool.title}
            </a>
          </figcaption>
        </figure>
      ))}
    </>
  )
}
