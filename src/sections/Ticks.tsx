import { draw } from '../art/draw.ts'

/** A row of ticks as wide as there is room: `longest` has every row of a figure go by the same measure. */
export function Ticks({ ticks, longest }: { ticks: string; longest: number }) {
  const frame = { width: 4 * longest, height: 120 }
  const { faint, accent } = draw({ style: 'tally', rows: [ticks.padEnd(longest)] }, '', frame)
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      preserveAspectRatio="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
      className="ticks"
    >
      <path d={faint} vectorEffect="non-scaling-stroke" className="text-control" />
      <path d={accent} vectorEffect="non-scaling-stroke" className="text-accent" strokeWidth="2" />
    </svg>
  )
}
