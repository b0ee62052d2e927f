import type { Pays } from '../../model/schema/funds.ts'
import { PayMark } from './PayMark.tsx'
import type { Fund } from './place.ts'

/** What the marks on a map mean; those that no fund on it has are left out. */
export function PayKey({ words, funds }: { words: Record<Pays, string>; funds: readonly Fund[] }) {
  const shown = new Set(funds.map(({ place }) => place.pays))
  return (
    <dl className="key">
      <dt>How it pays</dt>
      {(Object.keys(words) as Pays[])
        .filter((pays) => shown.has(pays))
        .map((pays) => (
          <dd key={pays}>
            <PayMark pays={pays} />
            {words[pays]}
          </dd>
        ))}
    </dl>
  )
}
