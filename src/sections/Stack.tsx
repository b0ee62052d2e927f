import type { ReactNode } from 'react'

/** Parts of a page below each other, as wide as the page. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className="wrap pb-15">{children}</div>
}
