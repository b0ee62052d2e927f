import type { Chapter } from '../lib/prose.ts'
import { ChapterSection } from '../ui/ChapterSection.tsx'
import { NumeralLinks } from '../ui/NumeralLinks.tsx'
import { ReadOn } from '../ui/ReadOn.tsx'

interface Tool {
  number: number
  name: string
  href: string
}

interface BeginAndAskProps {
  beginning: string
  steps: readonly { title: string; text: string; tools: readonly Tool[] }[]
  /** Where to read on, such as "Next to Tinta". */
  reading: string
  links: readonly { title: string; href: string }[]
  /** What the text goes on to say; it leads. */
  chapters: readonly Chapter[]
  asking: string
  questions: readonly { question: string; answer: string; tools: readonly Tool[] }[]
}

/** What to know and how one begins as a text, beside it what others asked; the numbers of tools tie both to the drawing. */
export function BeginAndAsk(props: BeginAndAskProps) {
  const { beginning, steps, reading, links, chapters, asking, questions } = props
  return (
    <div className="wrap">
      <div className="begin-and-ask rule-t">
        <div className="begin-text">
          {chapters.map((chapter) => (
            <ChapterSection key={chapter.anchor} {...chapter} />
          ))}
          <section aria-labelledby="steps">
            <h2 id="steps" className="display text-h3">
              {beginning}
            </h2>
            <ol>
              {steps.map(({ title, text, tools }) => (
                <li key={title}>
                  <p>
                    <b className="font-medium">{title}.</b> {text}
                  </p>
                  <NumeralLinks label="Takes" tools={tools} />
                </li>
              ))}
            </ol>
          </section>
          <section aria-labelledby="related">
            <ReadOn id="related" heading={reading} links={links} />
          </section>
        </div>
        <section aria-labelledby="questions" className="text-sm">
          <h2 id="questions" className="display text-h3">
            {asking}
          </h2>
          <dl>
            {questions.map(({ question, answer, tools }) => (
              <div key={question}>
                <dt className="font-medium text-balance">{question}</dt>
                <dd className="text-ink-2">
                  {answer}
                  {tools.length > 0 && <NumeralLinks label="About" tools={tools} />}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  )
}
