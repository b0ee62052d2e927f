import type { ReactNode } from 'react'

/** A section of an inner page: heading on the left third, matter on the right two thirds, a hairline above. */
export function Split({ heading, id, children }: { heading: string; id: string; children: ReactNode }) {
  return (
    <section className="wrap" aria-labelledby={id}>
      <div className="split section-rule py-15 md:py-21">
        <h2 id={id} className="display text-h2">
          {heading}
        </h2>
        <div>{children}</div>
      </div>
    </section>
  )
}
