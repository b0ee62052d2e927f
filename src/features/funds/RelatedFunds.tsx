import { FundSquare } from './FundSquare.tsx'
import type { Place } from './place.ts'

interface Related {
  title: string
  text: string
  href: string
  /** A fund's place on the map; other pages have none. */
  place?: Place | undefined
}

/** Pages worth reading next; a fund with its place on the map, another page as a page. */
export function RelatedFunds({ pages }: { pages: readonly Related[] }) {
  return (
    <ul className="grid gap-x-6 rule-b md:max-lg:grid-cols-2">
      {pages.map(({ title, text, href, place }) => (
        <li key={href} className="relative flex gap-3.5 rule-t py-3.5">
          {place ? <FundSquare {...place} /> : <PageSquare />}
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

/** A page that is not on the map: a sheet with its lines. */
function PageSquare() {
  return (
    <svg viewBox="0 0 41 41" className="fund-square" aria-hidden="true">
      <path d="M6.5.5h28v40h-28zM13 10.5h15m-15 8h15m-15 8h9" className="stroke-control" />
    </svg>
  )
}
