import type { Way } from '../../model/schema/figures/scales.ts'

/** The marks on a grid of 14. Filled where money arrives on the way, open where it may not. */
export const wayPaths: Record<Way, string> = {
  interest: 'M7 1a6 6 0 1 0 0 12A6 6 0 1 0 7 1z',
  rent: 'M1.5 1.5h11v11h-11z',
  fees: 'M7 1l6.5 12H.5z',
  irregular: 'M7 1.2 12.8 7 7 12.8 1.2 7z',
}

/** How a member pays; words say it as well. */
export function WayMark({ way }: { way: Way }) {
  return (
    <svg viewBox="0 0 14 14" className="way-mark" aria-hidden="true">
      <path className={way} d={wayPaths[way]} />
    </svg>
  )
}
