import { tallyOf } from './tally.ts'

interface AppsHeadProps {
  heading: string
  description: string
  /** How many apps are described, and how many are in preparation. */
  described: number
  preparing: number
}

/** The head of a family of apps, with a cell for each of them. */
export function AppsHead({ heading, description, described, preparing }: AppsHeadProps) {
  const { width, height, ...paths } = tallyOf(described, preparing)
  return (
    <div className="hero wrap grid items-end gap-6 pt-5 pb-11 lg:grid-cols-3">
      <div className="lg:col-span-2">
        <h1 className="display text-h1">{heading}</h1>
        <p className="mt-5 max-w-[30em] text-lg text-balance text-ink-2">{description}</p>
      </div>
      <figure>
        <svg viewBox={`0 0 ${width} ${height}`} width={width} className="app-squares" aria-hidden="true">
          <path d={paths.described} />
          <path d={paths.preparing} />
        </svg>
        <figcaption className="mt-2.5 text-xs text-ink-2">
          {preparing > 0 ? `${described} described, ${preparing} in preparation` : `${described} described`}
        </figcaption>
      </figure>
    </div>
  )
}
