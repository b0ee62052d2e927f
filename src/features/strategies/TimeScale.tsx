import { percent } from '../../lib/percent.ts'
import type { Ladder } from './time.ts'

/** What the upright lines of a ladder mean. Where the short labels are left out, the last one says its unit again. */
export function TimeScale({ rulings }: Pick<Ladder, 'rulings'>) {
  return (
    <svg className="time-scale" aria-hidden="true">
      {rulings.map(({ label, place, minor }) => (
        <text
          key={label}
          x={percent(place)}
          y="20"
          textAnchor={place === 0 ? 'start' : place === 1 ? 'end' : 'middle'}
          className={minor ? 'minor' : undefined}
        >
          {label}
          {place === 1 && !label.endsWith('s') && <tspan className="scale-unit"> years</tspan>}
        </text>
      ))}
    </svg>
  )
}
