import type { ReactNode } from 'react'
import { NumeralLinks } from '../ui/NumeralLinks.tsx'

type Tools = readonly { number: number; name: string; href: string }[]

interface BeginAndAskProps {
  beginning: string
  steps: readonly { title: string; text: string; tools: Tools }[]
  asking: string
  questions: readonly { question: string; answer: string; tools: Tools }[]
}

/** How one begins, in the first third, and what one asks, in the others; the numbers of tools tie both to the drawing. */
export function BeginAndAsk({ beginning, steps, asking, questions }: BeginAndAskProps) {
  return (
    <div className="wrap">
      <div className="grid gap-x-6 gap-y-11 rule-t py-15 md:py-18 lg:grid-cols-3">
        <Part heading={beginning} id="steps">
          <ol className="grid gap-5">
            {steps.map(({ title, text, tools }) => (
              <li key={title}>
                <h3 className="font-medium">{title}</h3>
                <p className="text-ink-2">{text}</p>
                <NumeralLinks label="Takes" tools={tools} />
              </li>
            ))}
          </ol>
        </Part>
        <div className="lg:col-span-2">
          <Part heading={asking} id="questions">
            <dl className="-mb-5 gap-6 md:columns-2">
              {questions.map(({ question, answer, tools }) => (
                <div key={question} className="break-inside-avoid pb-5">
                  <dt className="font-medium text-balance">{question}</dt>
                  <dd className="text-ink-2">
                    {answer}
                    {tools.length > 0 && <NumeralLinks label="About" tools={tools} />}
                  </dd>
                </div>
              ))}
            </dl>
          </Part>
        </div>
      </div>
    </div>
  )
}

function Part({ heading, id, children }: { heading: string; id: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display mb-5 text-h3">
        {heading}
      </h2>
      {children}
    </section>
  )
}
