import { pinned } from './board.ts'
import type { Slip } from './slips.tsx'

/** What is said about a program, or of all of them, on slips pinned to a board: from 75rem on in three columns, before that in two. */
export function Noticeboard({ slips }: { slips: readonly Slip[] }) {
  return (
    <div className="notice-board">
      <div className="wrap">
        {pinned(slips).map((column, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, at build time
          <div key={i}>
            {column.map(({ id, heading, show, look }) => (
              <section key={id} className={`notice-slip ${look ?? ''}`} aria-labelledby={heading && id}>
                {heading && (
                  <h2 id={id} className="display text-h4">
                    {heading}
                  </h2>
                )}
                {show}
              </section>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
