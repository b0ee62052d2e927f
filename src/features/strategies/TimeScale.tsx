import { percent } from '../../lib/percent.ts'
import type { Ladder } from './time.ts'

/** What the upright lines of a ladder mean. */
export function TimeScale({ rulings }: Pick<Ladder, 'rulings'>) {
  return (
    <svg className="time-scale" aria-hidden="true">
      {rulings.map(
        ({ label, place, minor }) =>
          label && (
            <text
              key={label}
              x={percent(place)}
              y="20"
              textAnchor={place === 0 ? 'start' : place === 1 ? 'end' : 'middle'}
              className={minor ? 'minor' : undefined}
            >
              {label}
            </text>
          ),
      )}
    </svg>
  )
}
