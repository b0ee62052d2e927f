import type { ReactNode } from 'react'
import type { Chapter, Opening } from '../../lib/opening.ts'
import { FactList } from '../../ui/FactList.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { ReadOn } from '../../ui/ReadOn.tsx'
import { HeadedLines } from './HeadedLines.tsx'
import { articlesOf, type Terms } from './protocol.ts'

interface ProtocolProps extends Terms {
  /** The preamble. */
  opening: Opening
  chapters: readonly Chapter[]
  facts: readonly { label: string; value: string }[]
  brings: readonly string[]
  keeps: readonly string[]
  /** Where to read on, below the last article. */
  related: readonly { title: string; href: string }[]
}

/** What both sides of a study agree on: a preamble and lettered articles, the first of which says who they are. */
export function Protocol({ opening, chapters, capabilities, questions, related, facts, brings, keeps }: ProtocolProps) {
  return (
    <div className="wrap study-protocol">
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
      <Article letter="A" id="parties" heading="Parties">
        <div className="study-parties">
          <FactList facts={facts} className="ruled-facts" />
          <HeadedLines heading="You bring" lines={brings} />
          <HeadedLines heading="Stays with you" lines={keeps} />
        </div>
      </Article>
      {articlesOf({ capabilities, questions }, chapters).map(({ html, items, ...article }) => (
        <Article key={article.id} {...article}>
          {html && <Prose html={html} />}
          {items && (
            <ul>
              {items.map(({ title, text }) => (
                <li key={title}>
                  <b>{title}</b> {text}
                </li>
              ))}
            </ul>
          )}
        </Article>
      ))}
      <div className="study-read-on display text-h4">
        <ReadOn id="related" heading="Read on in" links={related} />
      </div>
    </div>
  )
}

interface ArticleProps {
  letter: string
  id: string
  heading: string
  children: ReactNode
}

function Article({ letter, id, heading, children }: ArticleProps) {
  return (
    <section className="study-article" aria-labelledby={id}>
      <div>
        <p className="text-sm text-accent">Article {letter}</p>
        <h2 id={id} className="display text-h4">
          {heading}
        </h2>
      </div>
      {children}
    </section>
  )
}
