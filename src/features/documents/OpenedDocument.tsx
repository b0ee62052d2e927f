import type { Chapter, Opening } from '../../lib/prose.ts'
import type { Hand } from '../../model/document-words.ts'
import type { ExcerptData } from '../../model/schema/excerpt.ts'
import { ReadOn } from '../../ui/ReadOn.tsx'
import { Cover } from './Cover.tsx'
import { HeadedLines } from './HeadedLines.tsx'
import { MadeIn } from './MadeIn.tsx'
import { OpenedPart } from './OpenedPart.tsx'
import { type Asked, madeIn, openedParts, type Said, usualHand } from './opened.ts'

interface Content {
  title: string
  /** The question that it answers. */
  answers: string
  step: number
  hand: Hand
  chapter?: string | undefined
  excerpt?: ExcerptData | undefined
}

interface OpenedDocumentProps {
  /** What the client asks, which the document answers. */
  question: string
  document: { title: string; case?: string | undefined; contents: readonly Content[] }
  steps: readonly Said[]
  /** The words for who writes a part. */
  hands: Record<Hand, string>
  /** What the page says before anything else. */
  opening: Opening
  facts: readonly { label: string; value: string }[]
  brings: readonly string[]
  keeps: readonly string[]
  capabilities: readonly (Said & { part: number })[]
  chapters: readonly Chapter[]
  questions: readonly (Asked & { part: number })[]
  related: readonly { title: string; href: string }[]
}

/**
 * The document in which an engagement ends, open and filled in for a small case: beside each part the step that makes
 * it, at its lines the work behind them and what clients ask there. What the client brings stands before the first step, what remains after the last.
 */
export function OpenedDocument(props: OpenedDocumentProps) {
  const { question, document, steps, hands, opening, facts, brings, keeps, related, ...said } = props
  const { title, contents } = document
  const usual = usualHand(contents)
  const isMixed = contents.some(({ hand }) => hand !== usual)
  return (
    <section className="wrap pb-15" aria-labelledby="document">
      <figure className="open-document">
        <div className="leaf" aria-hidden="true" />
        <Cover
          {...{ question, opening, facts }}
          example={document.case}
          hand={usual}
          written={`${hands[usual]}${isMixed ? ', unless marked' : ' throughout'}`}
        >
          <h2 id="document" className="display text-headline">
            {title}
          </h2>
        </Cover>
        <div className="opened-brings">
          <HeadedLines heading="What you bring" lines={brings} />
        </div>
        <ol className="opened-steps">
          {madeIn(steps, openedParts({ contents, ...said })).map(({ steps, parts }) => (
            <li key={parts[0]?.title} className="opened-step">
              <MadeIn steps={steps} />
              <ul className="opened-parts">
                {parts.map((part) => (
                  <OpenedPart key={part.title} {...part} writer={part.hand === usual ? undefined : hands[part.hand]} />
                ))}
              </ul>
            </li>
          ))}
        </ol>
        <div className="opened-keeps">
          <HeadedLines heading="What stays with you" lines={keeps} />
        </div>
        <div className="opened-related display text-h4">
          <ReadOn id="related" heading="Close to this work" links={related} />
        </div>
      </figure>
    </section>
  )
}
