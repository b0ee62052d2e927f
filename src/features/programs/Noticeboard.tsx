import { pinned } from './board.ts'
import { PinnedSlip } from './PinnedSlip.tsx'
import type { Slip } from './slips.tsx'

/** What is said of all programs, on slips pinned to a board: from 75rem on in three columns, before that in two. */
export function Noticeboard({ slips }: { slips: readonly Slip[] }) {
  return (
    <div className="notice-board">
      <div className="wrap">
        {pinned(slips).map((column, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, at build time
          <div key={i}>
            {column.map((slip) => (
              <PinnedSlip key={slip.id} {...slip} />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
