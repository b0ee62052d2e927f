import { lanesFor, linesOf, meetings, type Rights } from './lanes.ts'

const percent = (part: number, of: number) => `${Math.round((part / of) * 1000) / 10}%`

/** The lines of studies through their lanes, and where all of them meet. */
export function LaneLines({ studies }: { studies: readonly Rights[] }) {
  const height = lanesFor(studies.length) * 100
  const columns = studies[0]?.length ?? 1
  const lines = linesOf(studies)
  const met = meetings(studies)
  return (
    <svg className="lane-lines" aria-hidden="true">
      {met.map((right) => (
        <rect key={right} x={percent(right, columns)} width={percent(1, columns)} height="100%" className="meeting" />
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
      {met.map((right) => {
        const { x, y } = lines[0]?.places[right] ?? { x: 0, y: 0 }
        return <circle key={right} cx={`${x}%`} cy={percent(y, height)} r="7" className="met" />
      })}
    </svg>
  )
}
