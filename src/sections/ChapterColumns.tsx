import type { Chapter } from '../lib/prose.ts'
import { Prose } from '../ui/Prose.tsx'

interface ChapterColumnsProps {
  /** What stands above them, rendered; may be empty. */
  html: string
  chapters: readonly Chapter[]
}

/** Chapters of like length side by side, each under its own heading. */
export function ChapterColumns({ html, chapters }: ChapterColumnsProps) {
  return (
    <div className="wrap grid gap-x-6 gap-y-9 pb-15 lg:grid-flow-col lg:auto-cols-fr">
      {html && <Prose html={html} />}
      {chapters.map((chapter) => (
        <section key={chapter.anchor} aria-labelledby={chapter.anchor}>
          <h2 id={chapter.anchor} className="display rule-t pt-4 pb-3 text-h3">
            {chapter.label}
          </h2>
          <Prose html={chapter.html} />
        </section>
      ))}
    </div>
  )
}
