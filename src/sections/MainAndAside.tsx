import type { ReactNode } from 'react'

interface MainAndAsideProps {
  heading: string
  id: string
  /** What stands beside it; a template puts it in the slot of this name. */
  aside?: ReactNode
  children: ReactNode
}

/** What a page is for on one half of it, and what one wants to know meanwhile on the other. */
export function MainAndAside({ heading, id, aside, children }: MainAndAsideProps) {
  return (
    <div className="wrap pb-15 md:pb-18">
      <div className="grid gap-x-6 gap-y-11 pt-8 [border-top:2px_solid_var(--color-ink)] lg:grid-cols-2">
        <section aria-labelledby={id} className="min-w-0 lg:pr-9">
          <h2 id={id} className="display mb-6 text-h2">
            {heading}
          </h2>
          {children}
        </section>
        <div>{aside}</div>
      </div>
    </div>
  )
}
