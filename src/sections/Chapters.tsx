import type { Chapter } from '../lib/opening.ts'
import { Prose } from '../ui/Prose.tsx'

interface ChaptersProps {
  chapters: readonly Chapter[]
  look?: keyof typeof frames
}

/** Heading left and text right; all as one text in two columns; or side by side. */
const frames = {
  beside: 'rule-t py-15 md:py-21',
  columns: 'rule-t py-15 md:py-18',
  pair: 'pb-15 md:pb-21',
}

/** Of those side by side two and four stand in two columns, three in three. */
const pairs = ['', '', 'md:grid-cols-2', 'lg:grid-cols-3', 'md:grid-cols-2']

/** What a page goes on to say where its subject needs it. How that is set is up to its kind, so that not all pages end alike. */
export function Chapters({ chapters, look = 'beside' }: ChaptersProps) {
  if (chapters.length === 0) return null
  // One alone has nothing to stand beside.
  const set = look === 'pair' && chapters.length === 1 ? 'columns' : look
  return (
    <div className="wrap">
      <div className={`chapters-${set} ${frames[set]} ${set === 'pair' ? (pairs[chapters.length] ?? '') : ''}`}>
        {chapters.map(({ label, anchor, html }) => (
          <section key={anchor} className={set === 'beside' ? 'split' : undefined} aria-labelledby={anchor}>
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
