import type { ReactNode } from 'react'
import type { Chapter, Opening } from '../../lib/opening.ts'
import { Answers } from '../../ui/Answers.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { ReadOn } from '../../ui/ReadOn.tsx'
import { isAskedBeside } from './protocol.ts'
import { Terms } from './Terms.tsx'

interface ProtocolProps {
  opening: Opening
  capabilities: readonly { title: string; text: string }[]
  chapters: readonly Chapter[]
  facts: readonly { label: string; value: string }[]
  brings: readonly string[]
  keeps: readonly string[]
  questions: readonly { question: string; answer: string }[]
  /** Where to read on, below all of it. */
  related: readonly { title: string; href: string }[]
}

/** A study in words: a text with its headings in the margin, and beside it the terms that both sides agree on. */
export function Protocol({ opening, capabilities, chapters, questions, related, ...terms }: ProtocolProps) {
  const asked = <Answers questions={questions} className="study-asked" />
  const isBeside = isAskedBeside(chapters, questions)
  return (
    <div className="wrap study-protocol">
      <div className="study-text">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
        <p className="display text-h3" dangerouslySetInnerHTML={{ __html: opening.first }} />
        <div>
          {[opening.rest, opening.last].filter(Boolean).map((html) => (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the same
            <p key={html} dangerouslySetInnerHTML={{ __html: html }} />
          ))}
        </div>
        <Passage id="what" heading="What a study can include">
          {capabilities.map(({ title, text }) => (
            <p key={title}>
              <b>{/[.?!]$/.test(title) ? title : `${title}.`}</b> {text}
            </p>
          ))}
        </Passage>
        {chapters.map(({ anchor, label, html }) => (
          <Passage key={anchor} id={anchor} heading={label}>
            <Prose html={html} />
          </Passage>
        ))}
        {!isBeside && (
          <Passage id="questions" heading="Asked about the terms">
            {asked}
          </Passage>
        )}
      </div>
      <Terms {...terms}>{isBeside && asked}</Terms>
      <div className="study-read-on display text-h4">
        <ReadOn id="related" heading="Read on in" links={related} />
      </div>
    </div>
  )
}

function Passage({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display text-h4">
        {heading}
      </h2>
      <div>{children}</div>
    </section>
  )
}
