import type { ReactNode } from 'react'
import type { Chapter } from '../../lib/opening.ts'
import { Prose } from '../../ui/Prose.tsx'

interface LeafletBackProps {
  chapters: readonly Chapter[]
  /** What is asked. */
  children: ReactNode
}

/** The lower half of a leaflet: chapters and then questions run on from panel to panel. */
export function LeafletBack({ chapters, children }: LeafletBackProps) {
  return (
    <div className="leaflet-back">
      {chapters.map(({ label, anchor, html }) => (
        <section key={anchor} aria-labelledby={anchor}>
          <h2 id={anchor} className="display text-h4">
            {label}
          </h2>
          <Prose html={html} />
        </section>
      ))}
      {children}
    </div>
  )
}
