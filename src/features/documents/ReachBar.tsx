import type { Reach } from '../../model/document-words.ts'
import { fieldsOf } from './reach.ts'

/** How far one part travels: a field for each reader, filled up to the last who may read it. The words beside it say the same. */
export function ReachBar({ reach }: { reach: Reach }) {
  return (
    <svg className="reach-bar" aria-hidden="true">
      {fieldsOf(reach).map(({ x, filled }) => (
        <rect key={x} x={x} width="32.6%" height="100%" className={filled ? 'filled' : undefined} />
      ))}
    </svg>
  )
}
