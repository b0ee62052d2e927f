import type { ReactNode } from 'react'
import { Arrow } from '../ui/Arrow.tsx'
import { type Measured, rowsOf } from './plate.ts'

export interface PlatePart extends Measured {
  title: string
  description: string
  href: string
  /** Its members, drawn and named; left out, they stand in a list. */
  figure?: ReactNode
  /** The members that no drawing shows. */
  links: readonly { label: string; href: string; isUpcoming?: true }[]
  /** The division that it belongs to, if that is another one. */
  home?: string | undefined
}

/** All that a division has, on one plate: each family as its own drawing, as large as it has something to show. */
export function Plate({ parts }: { parts: readonly PlatePart[] }) {
  return (
    <div id="families" className="wrap pb-15 md:pb-18">
      <div className="plate">
        {rowsOf(parts).map((row) => (
          <div key={row[0]?.href} className="plate-row">
            {row.map((part) => (
              <Part key={part.href} {...part} />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

function Part({ title, description, href, figure, links, home, span }: PlatePart & { span: number }) {
  return (
    <section className={`c${span} ${figure ? '' : 'listed'}`} aria-label={title}>
      <div className="plate-head">
        <h2 className={`display ${figure && span > 6 ? 'text-h2' : 'text-h3'}`}>
          <a href={href} className="group hover:text-accent">
            {title}
            <Arrow />
          </a>
        </h2>
        <p className="text-sm text-ink-2">
          {description}
          {home && `. Part of the ${home}`}
        </p>
      </div>
      {figure}
      {links.length > 0 && (
        <ul className="plate-links">
          {links.map(({ label, href, isUpcoming }) => (
            <li key={href}>
              <a href={href}>{label}</a>
              {isUpcoming && <span className="text-xs text-ink-2"> in preparation</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
