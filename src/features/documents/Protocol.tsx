import type { Chapter, Opening } from '../../lib/opening.ts'
import { Prose } from '../../ui/Prose.tsx'
import { ReadOn } from '../../ui/ReadOn.tsx'
import { Handover, type HandoverProps } from './Handover.tsx'
import { articlesOf, type Terms } from './protocol.ts'

interface ProtocolProps extends HandoverProps, Terms {
  /** The preamble. */
  opening: Opening
  chapters: readonly Chapter[]
  /** Where to read on, below the last article. */
  related: readonly { title: string; href: string }[]
}

/** What both sides of a study agree on: who gives what beside it, then a preamble and lettered articles. */
export function Protocol({ opening, chapters, capabilities, questions, related, ...sides }: ProtocolProps) {
  return (
    <div className="wrap study-protocol">
      <Handover {...sides} />
      <div className="study-preamble">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
        <p className="display text-h3" dangerouslySetInnerHTML={{ __html: opening.first }} />
        <div>
          {[opening.rest, opening.last].filter(Boolean).map((html) => (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the same
            <p key={html} dangerouslySetInnerHTML={{ __html: html }} />
          ))}
        </div>
      </div>
      {articlesOf({ capabilities, questions }, chapters).map(({ letter, id, heading, html, items }) => (
        <section key={id} className="study-article" aria-labelledby={id}>
          <span className="display" aria-hidden="true">
            {letter}
          </span>
          <h2 id={id} className="display text-h4">
            {heading}
          </h2>
          {html && <Prose html={html} />}
          {items && (
            <ol>
              {items.map(({ title, text }) => (
                <li key={title}>
                  <b>{title}</b> {text}
                </li>
              ))}
            </ol>
          )}
        </section>
      ))}
      <div className="study-read-on display text-h4">
        <ReadOn id="related" heading="Read on in" links={related} />
      </div>
    </div>
  )
}
