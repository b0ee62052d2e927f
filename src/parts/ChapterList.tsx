import type { Chapter } from '../lib/prose.ts'
import { Prose } from '../ui/Prose.tsx'

/**
 * What a page goes on to say where its subject needs it: headings on the left third, text in two columns beside them. On
 * phones each is folded below its heading, so that nobody scrolls through what they did not come for.
 */
export function ChapterList({ chapters }: { chapters: readonly Chapter[] }) {
  if (chapters.length === 0) return null
  return (
    <div className="wrap pb-15 md:pb-18">
      {chapters.map(({ label, anchor, html }) => (
        <section
          key={anchor}
          className="split rule-t py-6 max-lg:block max-lg:pt-4 max-lg:pb-1"
          aria-labelledby={anchor}
        >
          <h2 id={anchor} className="display text-h3">
            {label}
          </h2>
          <details className="folded">
            <summary className="folds">Read this part</summary>
            <div className="in-columns">
              <Prose html={html} />
            </div>
          </details>
        </section>
      ))}
    </div>
  )
}
