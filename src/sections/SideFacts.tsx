import type { ReactNode } from 'react'
import { FactList } from '../ui/FactList.tsx'

interface SideFactsProps {
  facts: readonly { label: string; value: string }[]
  children: ReactNode
}

/** More than these would reach below a short text beside them; they stand in a row above it. */
const mostBeside = 4

/** Facts that stay in view on the left third while one reads on the other two. */
export function SideFacts({ facts, children }: SideFactsProps) {
  const beside = facts.length <= mostBeside
  return (
    <div className="wrap">
      <div className={`[border-top:2px_solid_var(--color-ink)] ${beside ? 'grid gap-x-6 md:grid-cols-3' : ''}`}>
        <FactList
          facts={facts}
          className={beside ? 'ruled-facts self-start pt-1 md:sticky md:top-24' : 'facts rule-b'}
        />
        <div className={beside ? 'min-w-0 md:col-span-2 md:-mt-3' : 'pt-3 lg:*:first:grid-cols-2 lg:*:first:gap-x-6'}>
          {children}
        </div>
      </div>
    </div>
  )
}
