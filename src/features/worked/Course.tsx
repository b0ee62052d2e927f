import type { Course as Drawn } from '../../model/schema/worked-shapes.ts'
import { CoursePlot } from './CoursePlot.tsx'
import { marksOf } from './course.ts'
import { Notes } from './Notes.tsx'

/** One or two lines over time. The drawing is for the eye; its notes say what happens. */
export function Course({ drawn }: { drawn: Drawn }) {
  return (
    <div className="course-of">
      <p className="axes" aria-hidden="true">
        <span>{drawn.up}</span>
        <span>{drawn.across}</span>
      </p>
      <svg className="plotted" aria-hidden="true">
        <CoursePlot drawn={drawn} />
      </svg>
      <Notes notes={drawn.notes} places={marksOf(drawn).map(({ x }) => x)} />
    </div>
  )
}
