import type { ReactNode } from 'react'
import type { Chapter } from '../../lib/prose.ts'
import { ChapterSection } from '../../ui/ChapterSection.tsx'

interface LeafletBackProps {
  chapters: readonly Chapter[]
  /** What is asked. */
  children: ReactNode
}

/** The lower half of a leaflet: chapters and then questions run on from panel to panel. */
export function LeafletBack({ chapters, children }: LeafletBackProps) {
  return (
    <div className="leaflet-back">
      {chapters.map((chapter) => (
        <ChapterSection key={chapter.anchor} {...chapter} small />
      ))}
      {children}
    </div>
  )
}
