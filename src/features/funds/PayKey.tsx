import type { Pays } from '../../model/schema/funds.ts'
import { PayMark } from './PayMark.tsx'
import type { Fund } from './place.ts'

/** What the marks on a map mean: all of them, or only those of some funds. */
export function PayKey({ words, funds }: { words: Record<Pays, string>; funds?: readonly Fund[] }) {
  const shown = funds && new Set(funds.map(({ place }) => place.pays))
  return (
    <dl className="key">
      <dt>How it pays</dt>
      {(Object.keys(words) as Pays[])
        .filter((pays) => !shown || shown.has(pays))
        .map((pays) => (
          <dd key={pays}>
            <PayMark pays={pays} />
            {words[pays]}
          </dd>
        ))}
    </dl>
  )
}
