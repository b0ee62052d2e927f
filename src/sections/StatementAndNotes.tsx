import { paragraphAndRest, sentenceAndRest } from '../lib/prose.ts'
import { Prose } from '../ui/Prose.tsx'

export interface DivisionRules {
  heading: string
  /** What the division says of itself once the list of what it has is over, rendered. */
  html: string
  points: readonly { title: string; text: string }[]
}

/**
 * How a division works, as a page of a report: what it answers for in one large statement, and below it the rest, with
 * the points beside it, two by two, each behind its own words.
 */
export function StatementAndNotes({ heading, html, points }: DivisionRules) {
  const { first, rest } = paragraphAndRest(html)
  const statement = sentenceAndRest(first)
  return (
    <section className="wrap pb-15 md:pb-18" aria-labelledby="how">
      <StatementHeading heading={heading} html={statement.first} />
      {statement.rest && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor
        <p className="display text-h2 text-ink-2" dangerouslySetInnerHTML={{ __html: statement.rest }} />
      )}
      <div className="mt-7 grid gap-x-9 gap-y-6 lg:grid-cols-3">
        {rest && <Prose html={rest} />}
        <div className={`grid gap-x-9 gap-y-5 md:grid-cols-2 ${rest ? 'lg:col-span-2' : 'lg:col-span-3'}`}>
          {points.map(({ title, text }) => (
            <div key={title}>
              <h3 className="inline font-medium">{title}. </h3>
              <p className="inline text-ink-2">{text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

/** What a division says first of itself is its heading; where it says nothing, the field is, which is plain text. */
export function StatementHeading({ heading, html }: { heading: string; html: string }) {
  const words = html ? { dangerouslySetInnerHTML: { __html: html } } : { children: heading }
  return <h2 id="how" className="display text-h2" {...words} />
}
