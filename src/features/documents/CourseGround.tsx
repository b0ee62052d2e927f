import { endOf } from './course.ts'

/** Behind the course of a study: where steps end, who has no say any more, and the moment from which that is so. */
export function CourseGround({ steps, lastSay }: { steps: number; lastSay: number }) {
  const ends = Array.from({ length: steps }, (_, i) => endOf(i + 1, steps))
  const last = endOf(lastSay, steps)
  return (
    <svg className="course-ground" aria-hidden="true">
      <rect x={last} width={endOf(steps - lastSay, steps)} height="100%" />
      {ends.map((x) => (
        <line key={x} x1={x} x2={x} y2="100%" className={x === last ? 'last' : undefined} />
      ))}
    </svg>
  )
}
