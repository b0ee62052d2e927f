import { Answers } from '../ui/Answers.tsx'
import { Prose } from '../ui/Prose.tsx'
import { ReadOn } from '../ui/ReadOn.tsx'

interface DeskImprintProps {
  /** Who writes here. */
  desk: string
  html: string
  covers: readonly { title: string; text: string }[]
  questions: readonly { question: string; answer: string }[]
  related: readonly { title: string; href: string }[]
}

/** The imprint of a desk: what it says of itself in large, what it covers as a text, and beside that what it is asked. */
export function DeskImprint({ desk, html, covers, questions, related }: DeskImprintProps) {
  return (
    <div className="wrap desk-imprint">
      <div className="desk-text">
        <h2 className="display text-h2">{`The ${desk}`}</h2>
        <Prose html={html} />
      </div>
      <section aria-labelledby="covers">
        <h2 id="covers" className="display text-h4">
          What it covers
        </h2>
        <dl className="desk-covers">
          {covers.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className="display text-h4">
          <ReadOn id="related" heading="Next door" links={related} />
        </div>
      </section>
      <section aria-labelledby="questions" className="desk-asked">
        <h2 id="questions" className="display text-h4">
          What it is asked
        </h2>
        <Answers questions={questions} />
      </section>
    </div>
  )
}
