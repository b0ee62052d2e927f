import { useEffect, useState } from 'react'
import { Wide } from '../../ui/Wide.tsx'
import { type Candidate, nearest, pageAbove } from './nearest.ts'

/** A page to go on with, and why it is offered where that is not plain. */
type Offer = Candidate & { note?: string }

/** The pages most like the address that was typed, and the one above it. */
function offers(typed: string, pages: readonly Candidate[]): Offer[] {
  const above = pageAbove(typed, pages)
  const alike = nearest(typed, pages).filter(({ address }) => address !== above?.address)
  return above ? [...alike, { ...above, note: 'the page above' }] : alike
}

/** Pages near the address that was typed. Asleep, or where nothing is near, it is not there. */
export function NearestPages({ pages }: { pages: readonly Candidate[] }) {
  const [found, setFound] = useState<Offer[]>([])
  useEffect(() => setFound(offers(location.pathname, pages)), [pages])
  if (found.length === 0) return null
  return (
    <Wide heading="Did you mean" id="nearest">
      <ul className="text-lg">
        {found.map(({ name, address, note }) => (
          <li key={address} className="rule-t">
            <a href={address} className="flex min-h-14 flex-wrap items-center gap-x-4 hover:text-accent">
              {name}
              <span className="text-sm text-ink-2">{note ? `${address}, ${note}` : address}</span>
            </a>
          </li>
        ))}
      </ul>
    </Wide>
  )
}
