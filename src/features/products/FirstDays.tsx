import type { Opening } from '../../lib/prose.ts'
import { FactList } from '../../ui/FactList.tsx'
import { Lead } from '../../ui/Lead.tsx'
import { ReadOn } from '../../ui/ReadOn.tsx'

interface Step {
  title: string
  text: string
  /** What is asked when one gets there. */
  asked: readonly { question: string; answer: string }[]
}

interface FirstDaysProps {
  opening: Opening
  facts: readonly { label: string; value: string }[]
  heading: string
  steps: readonly Step[]
  related: { heading: string; links: readonly { title: string; href: string }[] }
}

/** An app from the first day on: for whom it is, beside what one does in it first, each step with what is asked at it. */
export function FirstDays({ opening: { first, rest, last }, facts, heading, steps, related }: FirstDaysProps) {
  return (
    <div className="wrap pb-13">
      <div className="grid gap-x-6 gap-y-9 rule-t pt-9 lg:grid-cols-3">
        <div className="grid content-start gap-4 lg:pr-6">
          <Lead first={first} rest={[rest, last].filter(Boolean).join(' ')} />
          <FactList facts={facts} className="ruled-facts rule-t" />
        </div>
        <section className="lg:col-span-2" aria-labelledby="steps">
          <h2 id="steps" className="display mb-4 text-h3">
            {heading}
          </h2>
          <ol>
            {steps.map((step) => (
              <Row key={step.title} {...step} />
            ))}
          </ol>
          <div className="display rule-t pt-5 text-h4">
            <ReadOn id="related" {...related} />
          </div>
        </section>
      </div>
    </div>
  )
}

/** What nobody asks about has the whole row. */
function Row({ title, text, asked }: Step) {
  return (
    <li className={`grid gap-x-6 gap-y-3 rule-t py-5 ${asked.length > 0 ? 'sm:grid-cols-2' : ''}`}>
      <div>
        <h3 className="display text-h4">{title}</h3>
        <p className="mt-1 text-ink-2">{text}</p>
      </div>
      {asked.length > 0 && (
        <dl className="grid content-start gap-3 text-sm">
          {asked.map(({ question, answer }) => (
            <div key={question}>
              <dt className="font-medium">{question}</dt>
              <dd className="text-ink-2">{answer}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
