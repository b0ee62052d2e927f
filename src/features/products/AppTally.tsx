import { tallyOf } from './tally.ts'

/** How many apps of a family are described, and how many are in preparation. */
export function AppTally({ described, preparing }: { described: number; preparing: number }) {
  const { width, height, ...paths } = tallyOf(described, preparing)
  return (
    <figure className="mt-6">
      <svg viewBox={`0 0 ${width} ${height}`} width={width} className="max-w-full" aria-hidden="true">
        <path d={paths.described} className="fill-accent" />
        <path d={paths.preparing} fill="none" className="stroke-control" />
      </svg>
      <figcaption className="mt-2.5 text-xs text-ink-2">
        {described} described, {preparing} in preparation
      </figcaption>
    </figure>
  )
}
