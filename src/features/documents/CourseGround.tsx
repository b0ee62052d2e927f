import { endOf, sideOf } from './course.ts'

/**
 * Behind the course of a study: the moment of the last say, all the time after it, and the ends of steps where no words
 * stand below the lines.
 */
export function CourseGround({ steps, lastSay }: { steps: number; lastSay: number }) {
  const last = endOf(lastSay, steps)
  const isFree = (step: number) => (sideOf(lastSay, steps) === 'words-after' ? step < lastSay : step > lastSay)
  const ends = Array.from({ length: steps }, (_, i) => i + 1).filter(isFree)
  return (
    <svg className="course-ground" aria-hidden="true">
      <rect x={last} width={endOf(steps + 1 - lastSay, steps)} height="100%" />
      {ends.map((step) => (
        <line key={step} x1={endOf(step, steps)} x2={endOf(step, steps)} y2="100%" className="step-end" />
      ))}
      <line x1={last} x2={last} y2="100%" />
    </svg>
  )
}
