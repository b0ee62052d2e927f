import type { ReactNode } from 'react'

interface ProductToolsProps {
  heading: string
  /** Says that what the windows show is made up. */
  note: string
  children: ReactNode
}

/** The tools of a product, each in a tab with its drawn window. That they are drawn is said once, above all of them. */
export function ProductTools({ heading, note, children }: ProductToolsProps) {
  return (
    <section className="tools-in-tabs wrap pb-15 md:pb-18" aria-labelledby="tools">
      <p className="mb-2.5 [border-top:2px_solid_var(--color-ink)] pt-3.5 text-xs font-medium text-ink-2">
        Drawn example
      </p>
      <div className="mb-2 grid items-baseline gap-x-6 gap-y-2 lg:grid-cols-2">
        <h2 id="tools" className="display text-h2">
          {heading}
        </h2>
        <p className="text-sm text-ink-2">{note}</p>
      </div>
      {children}
    </section>
  )
}
