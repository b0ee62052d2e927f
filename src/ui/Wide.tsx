import type { ReactNode } from 'react'

/** A section whose matter needs the full width: heading above, a hairline on top. */
export function Wide({ heading, id, children }: { heading: string; id: string; children: ReactNode }) {
  return (
    <section className="wrap" aria-labelledby={id}>
      <div className="section-rule py-15 md:py-21">
        <h2 id={id} className="display mb-6 text-h2">
          {heading}
        </h2>
        {children}
      </div>
    </section>
  )
}
