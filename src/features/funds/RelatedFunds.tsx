import { FundSquare } from './FundSquare.tsx'
import type { Place } from './place.ts'

interface Related {
  title: string
  text: string
  href: string
  /** A fund's place on the map; other pages have none. */
  place?: Place | undefined
}

/** Pages worth reading next; a fund with its place on the map. */
export function RelatedFunds({ pages }: { pages: readonly Related[] }) {
  return (
    <ul className="grid gap-x-6 md:grid-cols-3">
      {pages.map(({ title, text, href, place }) => (
        <li key={href} className="relative flex gap-3.5 rule-t py-3.5">
          {place && <FundSquare {...place} />}
          <div>
            <a href={href} className="display text-h4 cover hover:text-accent">
              {title}
            </a>
            <p className="text-sm text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
