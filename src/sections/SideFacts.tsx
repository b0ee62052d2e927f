import type { ReactNode } from 'react'

interface SideFactsProps {
  facts: readonly { label: string; value: string }[]
  children: ReactNode
}

/** Facts that stay in view on the left third while one reads on the other two. */
export function SideFacts({ facts, children }: SideFactsProps) {
  return (
    <div className="wrap">
      <div className="grid gap-x-6 [border-top:2px_solid_var(--color-ink)] md:grid-cols-3">
        <dl className="ruled-facts self-start pt-1 md:sticky md:top-24">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="min-w-0 md:col-span-2 md:-mt-3">{children}</div>
      </div>
    </div>
  )
}
