import { rightNames } from '../../model/schema/documents.ts'
import { lanesFor, linesOf, meetings, type Rights } from './lanes.ts'

/** The lines of studies through their lanes, and where all of them meet. */
export function LaneLines({ studies }: { studies: readonly { rights: Rights }[] }) {
  const all = studies.map(({ rights }) => rights)
  const height = lanesFor(all.length) * 100
  const lines = linesOf(all)
  const percent = (part: number, of: number) => `${Math.round((part / of) * 1000) / 10}%`
  return (
    <svg className="lane-lines" aria-hidden="true">
      {meetings(all).map((right) => (
        <rect
          key={right}
          x={percent(right, rightNames.length)}
          width={percent(1, rightNames.length)}
          height="100%"
          className="meeting"
        />
      ))}
      <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {lines.map(({ path }, i) => (
          <path key={path} d={path} className={`line${i + 1}`} />
        ))}
      </svg>
      {lines.map(({ path, places }, i) => (
        <g key={path} className={`line${i + 1}`}>
          {places.map(({ x, y }) => (
            <circle key={x} cx={`${x}%`} cy={percent(y, height)} r="5" />
          ))}
        </g>
      ))}
    </svg>
  )
}
