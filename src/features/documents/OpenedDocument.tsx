import type { Chapter, Opening } from '../../lib/opening.ts'
import type { Specimen } from '../../model/document-words.ts'
import { Prose } from '../../ui/Prose.tsx'
import { ReadOn } from '../../ui/ReadOn.tsx'
import { type Asked, openedParts, type Said } from './opened.ts'
import { SpecimenDrawing } from './SpecimenDrawing.tsx'

interface Part {
  title: string
  /** The question that it answers. */
  answers: string
  draws: Specimen
  chapter?: string | undefined
}

interface OpenedDocumentProps {
  document: { title: string; contents: readonly Part[] }
  /** What the page says before anything else. */
  opening: Opening
  capabilities: readonly (Said & { part: number })[]
  chapters: readonly Chapter[]
  questions: readonly (Asked & { part: number })[]
  /** Where to read on, at the foot of the sheet. */
  related: readonly { title: string; href: string }[]
}

/** The document of the figure, opened: with each part the work behind it, and in its margin what clients ask there. */
export function OpenedDocument({ document, opening, related, ...said }: OpenedDocumentProps) {
  const further = [opening.rest, opening.last].filter(Boolean)
  return (
    <section className="wrap pt-11 pb-15" aria-labelledby="what">
      <div className="leaf opened-leaf">
        <div className="opened-preface">
          <h2 id="what" className="text-sm text-ink-2">
            {`Inside the ${document.title.toLowerCase()}`}
          </h2>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
          <p className="display text-h3" dangerouslySetInnerHTML={{ __html: opening.first }} />
          <div className="text-sm text-ink-2">
            {further.map((html) => (
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the same
              <p key={html} dangerouslySetInnerHTML={{ __html: html }} />
            ))}
          </div>
        </div>
        <ol>
          {openedParts({ contents: document.contents, ...said }).map(
            ({ title, answers, draws, work, chapter, queries }) => (
              <li key={title}>
                <div>
                  <h3 className="display text-h4">{title}</h3>
                  <SpecimenDrawing draws={draws} />
                </div>
                {work.length > 0 || chapter ? (
                  <div>
                    {work.map((one) => (
                      <p key={one.title}>
                        <b>{one.title}.</b> {one.text}
                      </p>
                    ))}
                    {chapter && (
                      <>
                        <h4 id={chapter.anchor}>{chapter.label}</h4>
                        <Prose html={chapter.html} />
                      </>
                    )}
                  </div>
                ) : (
                  <p className="text-ink-2">{answers}</p>
                )}
                {queries.length > 0 && (
                  <dl>
                    {queries.map(({ question, answer }) => (
                      <div key={question}>
                        <dt className="display">{question}</dt>
                        <dd>{answer}</dd>
                      </div>
                    ))}
                  </dl>
                )}
              </li>
            ),
          )}
        </ol>
        <div className="opened-foot display text-h4">
          <ReadOn id="related" heading="Close to this work" links={related} />
        </div>
      </div>
    </section>
  )
}
