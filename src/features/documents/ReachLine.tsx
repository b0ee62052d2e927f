import type { Reach } from '../../model/document-words.ts'
import { columnOf, readersOf } from './reach.ts'

/** How far one part travels: a line that passes whoever may read it and ends at the last. */
export function ReachLine({ reach }: { reach: Reach }) {
  const end = columnOf(reach)
  return (
    <svg className="reach-line" aria-hidden="true">
      <line x1="0" x2={`${end}%`} y1="50%" y2="50%" />
      {readersOf(reach).map((reader) => (
        <circle
          key={reader}
          cx={`${columnOf(reader)}%`}
          cy="50%"
          r={reader === reach ? 6 : 4}
          className={reader === reach ? 'end' : undefined}
        />
      ))}
    </svg>
  )
}
