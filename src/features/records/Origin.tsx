import type { Trace } from '../../model/schema/system-case.ts'
import { handOf } from './system-case.ts'

/** Where a trail ends: a meter with its dials, a page with its clause, or the lines of a file. */
export function Origin({ origin: { draws, title, lines, dials, open } }: { origin: Trace['origin'] }) {
  return (
    <div className={`trace-origin ${draws}`}>
      <div className="piece">
        <p className="title">{title}</p>
        {dials && <Dials digits={dials} />}
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <p className="open">{open}</p>
    </div>
  )
}

function Dials({ digits }: { digits: readonly number[] }) {
  return (
    <svg viewBox={`0 0 ${digits.length * 44} 44`} aria-hidden="true">
      {digits.map((digit, i) => {
        const middle = 22 + i * 44
        const { x, y } = handOf(digit)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, at build time
          <g key={i}>
            <circle cx={middle} cy="22" r="19" />
            <circle cx={middle} cy="22" r="16" strokeDasharray="1 9.05" className="ticks" />
            <path d={`M${middle} 22l${x} ${y}`} />
          </g>
        )
      })}
    </svg>
  )
}
