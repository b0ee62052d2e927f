import type { ReactNode } from 'react'

/** The page of an interface: the right half stands on a ground of its own. */
export function TwoGrounds({ children }: { children: ReactNode }) {
  return (
    <div className="wrap">
      <div className="api-reference">{children}</div>
    </div>
  )
}
