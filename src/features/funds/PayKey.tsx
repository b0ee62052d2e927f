import type { Pays } from '../../model/schema/funds.ts'
import { PayMark } from './PayMark.tsx'

/** What the marks on a map mean. */
export function PayKey({ words }: { words: Record<Pays, string> }) {
  return (
    <dl className="key">
      <dt>How it pays</dt>
      {(Object.keys(words) as Pays[]).map((pays) => (
        <dd key={pays}>
          <PayMark pays={pays} />
          {words[pays]}
        </dd>
      ))}
    </dl>
  )
}
