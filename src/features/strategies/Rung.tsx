import { percent } from '../../lib/percent.ts'
import type { Bar } from './rung.ts'
import type { Ladder } from './time.ts'

/** One horizon on its line. Its places are percentages, so it fits any width. */
export function Rung({ bars, rulings }: { bars: readonly Bar[]; rulings: Ladder['rulings'] }) {
  return (
    <svg className="rung" aria-hidden="true">
      {rulings.map(({ place, minor }) => (
        <line
          key={place}
          x1={percent(place)}
          x2={percent(place)}
          y1="0"
          y2="100%"
          className={minor ? 'minor' : undefined}
        />
      ))}
      <line x1="0" x2="100%" y1="50%" y2="50%" className="axis" />
      {bars.map(({ start, end, look }) => (
        <line key={`${look} ${start}`} x1={percent(start)} x2={percent(end)} y1="50%" y2="50%" className={look} />
      ))}
      {bars.some(({ goesOn }) => goesOn) && (
        <svg x="100%" y="50%" className="onward overflow-visible" aria-hidden="true">
          <path d="M4-8l8 8-8 8" />
        </svg>
      )}
    </svg>
  )
}
