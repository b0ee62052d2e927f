import { areaOf, heightSteps, pathOf, placeOf } from '../../lib/heights.ts'
import { percent } from '../../lib/percent.ts'
import type { Course } from '../../model/schema/worked-shapes.ts'
import { marksOf } from './course.ts'
import { Level } from './Level.tsx'
import { Marked } from './Marked.tsx'

/** Lines over time, with numbers on the first. It fills whatever it stands in. */
export function CoursePlot({ drawn }: { drawn: Course }) {
  const { lines, area, zones, level } = drawn
  const points = lines[0]?.heights.length ?? 2
  const marks = marksOf(drawn).map((spot, i) => ({ ...spot, number: i + 1 }))
  return (
    <>
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
      {marks.map(({ x, y, number }) => (
        <line key={number} className="drop" x1={percent(x)} x2={percent(x)} y1={percent(y)} y2="100%" />
      ))}
      {marks.map((mark) => (
        <Marked key={mark.number} {...mark} />
      ))}
    </>
  )
}
