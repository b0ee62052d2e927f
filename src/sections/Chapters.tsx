import type { Chapter } from '../lib/prose.ts'
import { ChapterSection } from '../ui/ChapterSection.tsx'

/** What a page goes on to say where its subject needs it: heading left, text right. Kinds with a sheet of their own set it there. */
export function Chapters({ chapters }: { chapters: readonly Chapter[] }) {
  if (chapters.length === 0) return null
  return (
    <div className="wrap">
      <div className="rule-t grid gap-x-6 gap-y-11 py-15 md:py-21">
        {chapters.map((chapter) => (
          <ChapterSection key={chapter.anchor} {...chapter} className="split" />
        ))}
      </div>
    </div>
  )
}
