import type { Chapter } from '../lib/prose.ts'
import { Prose } from '../ui/Prose.tsx'

/** What a page goes on to say where its subject needs it: headings on the left third, text in two columns beside them. */
export function ChapterList({ chapters }: { chapters: readonly Chapter[] }) {
  if (chapters.length === 0) return null
  return (
    <div className="wrap pb-15 md:pb-18">
      {chapters.map(({ label, anchor, html }) => (
        <section key={anchor} className="split rule-t py-6" aria-labelledby={anchor}>
          <h2 id={anchor} className="display text-h3">
            {label}
          </h2>
          <div className="in-columns">
            <Prose html={html} />
          </div>
        </section>
      ))}
    </div>
  )
}
