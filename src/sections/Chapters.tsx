import type { Chapter } from '../lib/opening.ts'
import { Prose } from '../ui/Prose.tsx'

/** What a page goes on to say where its subject needs it: heading on the left, text on the right, a row for each. */
export function Chapters({ chapters }: { chapters: readonly Chapter[] }) {
  if (chapters.length === 0) return null
  return (
    <div className="wrap">
      <div className="grid gap-11 rule-t py-15 md:py-21">
        {chapters.map(({ label, anchor, html }) => (
          <section key={anchor} className="split" aria-labelledby={anchor}>
            <h2 id={anchor} className="display text-h3">
              {label}
            </h2>
            <Prose html={html} />
          </section>
        ))}
      </div>
    </div>
  )
}
