import type { ReactNode } from 'react'

interface MemoPartProps {
  id: string
  heading: string
  /** A detail of the drawing, behind the text that speaks of it. */
  detail?: ReactNode
  children: ReactNode
}

/** A part of a memo. Where there is room, its text and its detail fill both halves of the page, to the line. */
export function MemoPart({ id, heading, detail, children }: MemoPartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <div className="memo-halves">
        {children}
        {detail}
      </div>
    </section>
  )
}
