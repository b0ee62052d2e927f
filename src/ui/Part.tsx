import type { ReactNode } from 'react'

/** A part of a page that has a rail: a heading and its matter, as wide as what stands around it. */
export function Part({ heading, id, children }: { heading: string; id: string; children: ReactNode }) {
  return (
    <section id={id} aria-label={heading} className="pt-11">
      <h2 className="display mb-4 text-h3">{heading}</h2>
      {children}
    </section>
  )
}
