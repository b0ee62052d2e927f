import type { Chapter } from '../lib/prose.ts'
import { Prose } from '../ui/Prose.tsx'

/** More chapters than these would make a phone's page endless: there they are folded, each below its heading. */
const mostOpen = 2

/** What a page goes on to say where its subject needs it: headings on the left third, text in two columns beside them. */
export function ChapterList({ chapters }: { chapters: readonly Chapter[] }) {
  if (chapters.length === 0) return null
  const isLong = chapters.length > mostOpen
  return (
    <div className="wrap pb-15 md:pb-18">
      {chapters.map(({ label, anchor, html }) => (
        <section
          key={anchor}
          className={`split rule-t py-6${isLong ? ' max-lg:block max-lg:pt-4 max-lg:pb-1' : ''}`}
          aria-labelledby={anchor}
        >
          <h2 id={anchor} className="display text-h3">
            {label}
          </h2>
          {isLong ? (
            <details className="folded">
              <summary>Read this part</summary>
              <Text html={html} />
            </details>
          ) : (
            <Text html={html} />
          )}
        </section>
      ))}
    </div>
  )
}

function Text({ html }: { html: string }) {
  return (
    <div className="in-columns">
      <Prose html={html} />
    </div>
  )
}
