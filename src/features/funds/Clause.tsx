import type { ReactNode } from 'react'

/** A clause of a term sheet: its title in the first quarter, behind the number that the sheet gives it, and its text in the rest. */
export function Clause({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <section id={id} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
