import { paragraphAndRest } from '../lib/opening.ts'
import { Prose } from '../ui/Prose.tsx'
import { StepLine } from '../ui/StepLine.tsx'
import type { DivisionRules } from './StatementAndNotes.tsx'

/** How a division works, from the first letter to the last file: a passage on the left, on the right the stations of a line. */
export function PassageAndStations({ heading, html, points }: DivisionRules) {
  const { first, rest } = paragraphAndRest(html)
  // Its first sentence.
  const end = first.indexOf('. ') + 1
  return (
    <section className="wrap grid gap-x-6 gap-y-9 pb-15 md:pb-18 lg:grid-cols-2" aria-labelledby="how">
      <div className="grid content-start gap-5 lg:pr-24">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from our own content files, never from a visitor */}
        <p className="display text-h2" dangerouslySetInnerHTML={{ __html: first.slice(0, end) }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the same */}
        <p className="display text-h3 text-ink-2" dangerouslySetInnerHTML={{ __html: first.slice(end) }} />
        {rest && <Prose html={rest} />}
      </div>
      <div>
        <h2 id="how" className="display mb-5 text-h3">
          {heading}
        </h2>
        <StepLine steps={points} />
      </div>
    </section>
  )
}
