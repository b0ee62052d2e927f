import type { Pays } from '../../model/schema/funds.ts'

/** The marks on a grid of 14. Filled where money arrives on the way, open where it may not. */
const markPaths: Record<Pays, string> = {
  interest: 'M7 1a6 6 0 1 0 0 12A6 6 0 1 0 7 1z',
  rent: 'M1.5 1.5h11v11h-11z',
  fees: 'M7 1l6.5 12H.5z',
  irregular: 'M7 1.2 12.8 7 7 12.8 1.2 7z',
}

/** How a fund pays, as a mark; the words for it stand beside it, so those who listen hear them alone. */
export function PayMark({ pays }: { pays: Pays }) {
  return (
    <svg viewBox="0 0 14 14" className={`pay-mark ${pays === 'irregular' ? 'open' : ''}`} aria-hidden="true">
      <path d={markPaths[pays]} />
    </svg>
  )
}
