import { endOf, sideOf } from './course.ts'

/** Behind the course of a study: all the time after the last say, and the ends of steps where no words stand below lines. */
export function CourseGround({ steps, lastSay }: { steps: number; lastSay: number }) {
  const isFree = (step: number) => (sideOf(lastSay, steps) === 'words-after' ? step < lastSay : step > lastSay)
  const ends = Array.from({ length: steps }, (_, i) => i + 1).filter(isFree)
  return (
    <svg className="course-ground" aria-hidden="true">
      <rect x={endOf(lastSay, steps)} width={endOf(steps + 1 - lastSay, steps)} height="100%" />
      {ends.map((step) => (
        <line key={step} x1={endOf(step, steps)} x2={endOf(step, steps)} y2="100%" />
      ))}
    </svg>
  )
}
