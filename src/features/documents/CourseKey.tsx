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
    <div className="course-key">
      <p>Who may read a part</p>
      {shown.map((reach) => (
        <span key={reach}>
          <svg className="part-line" aria-hidden="true">
            <line x2="100%" y1={middle} y2={middle} strokeWidth={widths[reach]} />
          </svg>
          {names[reach].toLowerCase()}
        </span>
      ))}
    </div>
  )
}
