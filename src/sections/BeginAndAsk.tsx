import type { Chapter } from '../lib/opening.ts'
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
  /** What the text goes on to say; it stands before what is asked. */
  chapters: readonly Chapter[]
  asking: string
  questions: readonly { question: string; answer: string; tools: readonly Tool[] }[]
}

/** How one begins, what to know and what others asked, as one text; the numbers of tools tie it to the drawing. */
export function BeginAndAsk(props: BeginAndAskProps) {
  const { beginning, steps, reading, links, chapters, asking, questions } = props
  return (
    <div className="wrap">
      <div className="begin-and-ask rule-t">
        <section aria-labelledby="steps">
          <h2 id="steps" className="display text-h3">
            {beginning}
          </h2>
          <ol>
            {steps.map(({ title, text, tools }) => (
              <li key={title}>
                <h3 className="font-medium">{title}</h3>
                <p className="text-ink-2">{text}</p>
                <NumeralLinks label="Takes" tools={tools} />
              </li>
            ))}
          </ol>
        </section>
        {chapters.map((chapter) => (
          <ChapterSection key={chapter.anchor} {...chapter} />
        ))}
        <section aria-labelledby="questions">
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
        <section aria-labelledby="related">
          <ReadOn id="related" heading={reading} links={links} />
        </section>
      </div>
    </div>
  )
}
