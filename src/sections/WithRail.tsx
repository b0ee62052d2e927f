import type { ReactNode } from 'react'
import { ButtonLink } from '../ui/ButtonLink.tsx'

interface WithRailProps {
  /** What the page is made of, in order. */
  sections: readonly { label: string; anchor: string }[]
  action: { label: string; href: string }
  children: ReactNode
}

/** A page with a rail beside it: its sections, the current one marked (mark-section.ts), and one thing to do. */
export function WithRail({ sections, action, children }: WithRailProps) {
  return (
    <div className="wrap with-rail pb-11">
      <div className="rail">
        <nav aria-label="On this page" data-rail>
          {sections.map(({ label, anchor }) => (
            <a key={anchor} href={`#${anchor}`}>
              {label}
            </a>
          ))}
        </nav>
        <ButtonLink look="solid" href={action.href}>
          {action.label}
        </ButtonLink>
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
