import { endOf, middle, type Part, stretchesOf } from './course.ts'

interface PartLineProps {
  part: Part
  steps: number
  lastSay: number
}

/** One part over the course of its study: a ring where it is begun, wider where more may read it. Its words say the same. */
export function PartLine({ part, steps, lastSay }: PartLineProps) {
  const [closed, open] = stretchesOf(part, steps)
  const last = endOf(lastSay, steps)
  return (
    <svg className="part-line" aria-hidden="true">
      {Array.from({ length: steps }, (_, i) => endOf(i + 1, steps)).map((x) => (
        <line key={x} x1={x} x2={x} y2="100%" className="tick" />
      ))}
      {[closed, open].map(({ x1, x2, width }) => (
        <line key={x1} x1={x1} x2={x2} y1={middle} y2={middle} strokeWidth={width} />
      ))}
      <line x1={last} x2={last} y2="100%" className="last" />
      <svg x={closed.x1} overflow="visible" aria-hidden="true">
        <circle cy={middle} r="4" />
      </svg>
    </svg>
  )
}
