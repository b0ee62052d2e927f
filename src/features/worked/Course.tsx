import { percent } from '../../lib/percent.ts'
import { heightSteps } from '../../model/case-heights.ts'
import type { Course as Drawn } from '../../model/schema/worked-shapes.ts'
import { areaOf, marksOf, pathOf, placeOf } from './course.ts'
import { Level } from './Level.tsx'
import { Marked } from './Marked.tsx'
import { Notes } from './Notes.tsx'

/** One or two lines over time. The drawing is for the eye; its notes say what happens. */
export function Course({ drawn }: { drawn: Drawn }) {
  const { lines, area, zones, level, notes } = drawn
  const points = lines[0]?.heights.length ?? 2
  const marks = marksOf(drawn)
  return (
    <div className="course-of">
      <p className="axes" aria-hidden="true">
        <span>{drawn.up}</span>
        <span>{drawn.across}</span>
      </p>
      <svg className="plotted" aria-hidden="true">
        {zones?.spans.map(({ from, to }) => (
          <rect
            key={from}
            className="stretch"
            x={percent(placeOf(from, points))}
            width={percent(placeOf(to, points) - placeOf(from, points))}
            height="100%"
          />
        ))}
        {level && <Level height={level.height} />}
        <svg viewBox={`0 0 ${points - 1} ${heightSteps}`} preserveAspectRatio="none" aria-hidden="true">
          {area && <path className="area" d={areaOf(area)} />}
          {lines.toReversed().map(({ name, heights }) => (
            <path key={name} className={name === lines[0]?.name ? 'first' : 'second'} d={pathOf(heights)} />
          ))}
        </svg>
        {marks.map(({ x, y }, i) => (
          <line key={notes[i]?.at} className="drop" x1={percent(x)} x2={percent(x)} y1={percent(y)} y2="100%" />
        ))}
        {marks.map(({ x, y }, i) => (
          <Marked key={notes[i]?.at} x={x} y={y} number={i + 1} />
        ))}
      </svg>
      <Notes notes={notes} places={marks.map(({ x }) => x)} />
    </div>
  )
}
