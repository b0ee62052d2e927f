import type { ReactNode } from 'react'

/** Two parts of a page side by side; a third stands below the second. */
export function Halves({ children }: { children: ReactNode }) {
  return (
    <div className="wrap">
      <div className="halves rule-t">{children}</div>
    </div>
  )
}
