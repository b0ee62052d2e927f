import type { ReactNode } from 'react'

interface ProductToolsProps {
  heading: string
  /** Says that what the windows show is made up; it ends before the link. */
  note: string
  source: { name: string; href: string }
  children: ReactNode
}

/** The tools of a product, each in a tab with its drawn window. */
export function ProductTools({ heading, note, source, children }: ProductToolsProps) {
  return (
    <section aria-labelledby="tools">
      <h2 id="tools" className="display mb-2 text-h4">
        {heading}
      </h2>
      {children}
      <p className="mt-5 text-xs text-ink-2">
        {note}{' '}
        <a href={source.href} className="inline-block py-1 underline underline-offset-4 hover:text-accent">
          {source.name}
        </a>
      </p>
    </section>
  )
}
