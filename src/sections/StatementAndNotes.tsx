import { paragraphAndRest } from '../lib/opening.ts'
import { Prose } from '../ui/Prose.tsx'

export interface DivisionRules {
  heading: string
  /** What the division says of itself once the list of what it has is over, rendered. */
  html: string
  points: readonly { title: string; text: string }[]
}

/**
 * How a division works, as a page of a report: what it answers for in one large statement, and below it in newspaper
 * columns the rest, each point behind its own words.
 */
export function StatementAndNotes({ heading, html, points }: DivisionRules) {
  const { first, rest } = paragraphAndRest(html)
  return (
    <section id="how" className="wrap pb-15 md:pb-18" aria-label={heading}>
      <h2 className="mb-3 text-sm text-ink-2">{heading}</h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
      {first && <p className="display max-w-[30em] text-h2" dangerouslySetInnerHTML={{ __html: first }} />}
      <div className="mt-9 gap-6 md:columns-2 lg:columns-3">
        <Prose html={rest} />
        {points.map(({ title, text }) => (
          <div key={title} className="mt-4">
            <h3 className="inline font-medium">{title}. </h3>
            <p className="inline text-ink-2">{text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
