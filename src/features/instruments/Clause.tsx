import type { ReactNode } from 'react'

/** A clause on the back of a contract. */
export function Clause({ heading, id, children }: { heading: string; id: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="display text-lg">
        {heading}
      </h3>
      {children}
    </section>
  )
}
