import { type Reach, reaches } from '../../model/document-words.ts'
import { middle, widths } from './course.ts'

interface CourseKeyProps {
  parts: readonly { reaches: Reach }[]
  names: Record<Reach, string>
}

/** How wide a line is for whom, of those that the figure has: every part is with the team before it opens. */
export function CourseKey({ parts, names }: CourseKeyProps) {
  const shown = reaches.filter((reach) => reach === 'team' || parts.some((part) => part.reaches === reach))
  return (
    <p className="course-key">
      Who may read a part:
      {shown.map((reach) => (
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
