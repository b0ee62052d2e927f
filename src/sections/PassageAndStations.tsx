import { paragraphAndRest, sentenceAndRest } from '../lib/prose.ts'
import { Prose } from '../ui/Prose.tsx'
import { StepLine } from '../ui/StepLine.tsx'
import { type DivisionRules, StatementHeading } from './StatementAndNotes.tsx'

/** How a division works: a passage, and below it, from the first letter to the last file, the stations of a line. */
export function PassageAndStations({ heading, html, points }: DivisionRules) {
  const { first, rest } = paragraphAndRest(html)
  const passage = sentenceAndRest(first)
  return (
    <section className="wrap pb-15 md:pb-18" aria-labelledby="how">
      <div className="mb-9 grid items-baseline gap-x-6 gap-y-3 lg:grid-cols-3">
        <StatementHeading heading={heading} html={passage.first} />
        <div className="grid gap-4 lg:col-span-2">
          {passage.rest && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor
            <p className="display text-h4 text-ink-2" dangerouslySetInnerHTML={{ __html: passage.rest }} />
          )}
          {rest && <Prose html={rest} />}
        </div>
      </div>
      <StepLine steps={points} across />
    </section>
  )
}
