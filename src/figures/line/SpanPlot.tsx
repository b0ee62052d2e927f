import { percent } from '../../lib/percent.ts'
import type { Bar } from './spans.ts'
import type { Ladder } from './time.ts'

/** How long something lasts, on a scale of time. Its places are percentages, so it fits any width. */
export function SpanPlot({ bars, rulings = [] }: { bars: readonly Bar[]; rulings?: Ladder['rulings'] }) {
  return (
    <svg className="span-plot" aria-hidden="true">
      {rulings.map(({ place, minor }) => (
        <line key={place} x1={percent(place)} x2={percent(place)} y2="100%" className={minor ? 'minor' : undefined} />
      ))}
      <line x2="100%" y1="50%" y2="50%" className="axis" />
      {bars.map(({ start, end, look }) => (
        <rect
          key={`${look} ${start}`}
          className={look}
          x={percent(start)}
          width={percent(end - start)}
          y={look === 'line' ? '42%' : '20%'}
          height={look === 'line' ? '16%' : '60%'}
        />
      ))}
      {bars.some(({ goesOn }) => goesOn) && (
        <svg x="100%" y="50%" aria-hidden="true">
          <path d="M2-6l6 6-6 6" />
        </svg>
      )}
    </svg>
  )
}
