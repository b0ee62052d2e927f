import { useEffect, useState } from 'react'
import { Wide } from '../../ui/Wide.tsx'
import { type Candidate, nearest } from './nearest.ts'

/** The pages most like the address that was typed. Asleep, or where nothing is alike, it is not there. */
export function NearestPages({ pages }: { pages: readonly Candidate[] }) {
  const [found, setFound] = useState<Candidate[]>([])
  useEffect(() => setFound(nearest(location.pathname, pages)), [pages])
  if (found.length === 0) return null
  return (
    <Wide heading="Did you mean" id="nearest">
      <ul className="text-lg">
        {found.map(({ name, address }) => (
          <li key={address} className="rule-t">
            <a href={address} className="flex min-h-14 flex-wrap items-center gap-x-4 hover:text-accent">
              {name}
              <span className="text-sm text-ink-2">{address}</span>
            </a>
          </li>
        ))}
      </ul>
    </Wide>
  )
}
