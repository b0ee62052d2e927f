import type { CalendarCase } from '../../../model/schema/service-case.ts'

/** Lanes along one stretch of time. On a phone each span has a line of its own, with its bar above its words. */
export function CalendarDrawing({ times, lanes }: CalendarCase) {
  return (
    <div className={`case-calendar n${times.length}`}>
      <p className="times">
        {times.map((time) => (
          <span key={time}>{time}</span>
        ))}
      </p>
      <ol>
        {lanes.map(({ name, spans }) => (
          <li key={name}>
            <h3 className="text-xs text-ink-2">{name}</h3>
            <ul>
              {spans.map((span) => (
                <li key={span.from} className={`f${span.from} w${span.to - span.from} ${span.draws}`}>
                  <span>{span.name}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  )
}
