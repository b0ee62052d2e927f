import type { Slip } from './slips.tsx'

/** One slip on a board, named by its heading where it has one. */
export function PinnedSlip({ id, heading, show, look }: Slip) {
  return (
    <section className={`notice-slip ${look ?? ''}`} aria-labelledby={heading && id}>
      {heading && (
        <h2 id={id} className="display text-h4">
          {heading}
        </h2>
      )}
      {show}
    </section>
  )
}
