import type { ReactNode } from 'react'

interface ClauseProps {
  title: string
  id: string
  /** A part of the page's drawing that it speaks of. */
  detail?: ReactNode
  children: ReactNode
}

/** A clause of a term sheet: its title in the first quarter, behind the number that the sheet gives it, and its text in the rest. */
export function Clause({ title, id, detail, children }: ClauseProps) {
  return (
    <section id={id} aria-label={title}>
      <h2>{title}</h2>
      {children}
      {detail}
    </section>
  )
}
