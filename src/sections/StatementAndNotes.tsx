import { paragraphAndRest, sentenceAndRest } from '../lib/opening.ts'
import { Prose } from '../ui/Prose.tsx'

export interface DivisionRules {
  heading: string
  /** What the division says of itself once the list of what it has is over, rendered. */
  html: string
  points: readonly { title: string; text: string }[]
}

/**
 * How a division works, as a page of a report: what it answers for in one large statement, and below it in newspaper
 * columns the rest, each point behind its own words. Nothing stands apart in the columns, so they end level.
 */
export function StatementAndNotes({ heading, html, points }: DivisionRules) {
  const { first, rest } = paragraphAndRest(html)
  const statement = sentenceAndRest(first)
  return (
    <section className="wrap pb-15 md:pb-18" aria-labelledby="how">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
      <h2 id="how" className="display text-h2" dangerouslySetInnerHTML={{ __html: statement.first || heading }} />
      {statement.rest && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the same
        <p className="display text-h2 text-ink-2" dangerouslySetInnerHTML={{ __html: statement.rest }} />
      )}
      <div className="mt-7 gap-9 [orphans:1] [widows:1] md:columns-2 lg:columns-3">
        <Prose html={rest} />
        {points.map(({ title, text }) => (
          <div key={title}>
            <h3 className="inline font-medium">{title}. </h3>
            <p className="inline text-ink-2">{text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
