import { type Reach, reaches } from '../../model/document-words.ts'
import { middle, widths } from './course.ts'

/** How wide a line is for whom. */
export function CourseKey({ names }: { names: Record<Reach, string> }) {
  return (
    <p className="course-key">
      Who may read a part:
      {reaches.map((reach) => (
        <span key={reach}>
          <svg className="part-line" aria-hidden="true">
            <line x2="100%" y1={middle} y2={middle} strokeWidth={widths[reach]} />
          </svg>
          {names[reach].toLowerCase()}
        </span>
      ))}
    </p>
  )
}
