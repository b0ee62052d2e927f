import type { ReactNode } from 'react'

interface ProductToolsProps {
  heading: string
  /** Says that what the windows show is made up. */
  note: string
  children: ReactNode
}

/** The tools of a product, each in a tab with its drawn window. */
export function ProductTools({ heading, note, children }: ProductToolsProps) {
  return (
    <section aria-labelledby="tools">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="tools" className="display text-h4">
          {heading}
        </h2>
        <p className="text-xs text-ink-2">{note}</p>
      </div>
      {children}
    </section>
  )
}
