/** A stretch of the day in which several offices answer, in percent of it. */
export interface SharedStretch {
  cities: readonly string[]
  hours: string
  left: number
  width: number
}

/** Over the rows: who answers together, above the hours in which they do. */
export function SharedNames({ shared }: { shared: readonly SharedStretch[] }) {
  const lines = Math.max(0, ...shared.map(({ cities }) => cities.length)) + 1
  return (
    <p className="day-place mt-5 hidden lg:block">
      <svg
        width="100%"
        height={lines * 18 + 6}
        aria-hidden="true"
        focusable="false"
        className="block overflow-visible text-xs"
      >
        {shared.map(({ cities, hours, left, width }) =>
          [...cities, hours].map((line, i) => (
            <text
              key={`${left} ${line}`}
              x={`${left + width / 2}%`}
              y={(lines - cities.length + i) * 18 - 4}
              textAnchor="middle"
              className={i < cities.length ? 'fill-ink' : 'fill-accent'}
            >
              {line}
            </text>
          )),
        )}
      </svg>
    </p>
  )
}

/** The day of one office: a line, and a bar while it answers. The stretches go through every row. */
export function DayTicks({ ticks, shared }: { ticks: string; shared: readonly SharedStretch[] }) {
  return (
    <svg
      viewBox={`0 0 ${ticks.length * 4} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className="day-ticks"
    >
      {shared.map(({ left, width }) => (
        <rect key={left} x={`${left}%`} width={`${width}%`} height="100" className="fill-accent-tint" />
      ))}
      <path d={runs(ticks, '.')} strokeWidth="2" className="stroke-control" />
      <path d={runs(ticks, '|')} strokeWidth="32" className="stroke-control" />
      <path d={runs(ticks, '!')} strokeWidth="32" className="stroke-accent" />
    </svg>
  )
}

/** A line for each run of a letter. */
function runs(ticks: string, letter: string): string {
  const found = [...ticks].flatMap((tick, i) => (tick === letter && ticks[i - 1] !== letter ? [i] : []))
  return found
    .map((from) => {
      const more = [...ticks.slice(from)].findIndex((tick) => tick !== letter)
      return `M${from * 4} 50H${(more < 0 ? ticks.length : from + more) * 4}`
    })
    .join('')
}

/** From the first to the last, which stand inside the edges. */
const hours = [
  ['00:00', 0, 'start'],
  ['06:00', 25, 'middle'],
  ['12:00', 50, 'middle'],
  ['18:00', 75, 'middle'],
  ['24:00', 100, 'end'],
] as const

/** Under the rows: the hours of the day, each below its tick. */
export function DayScale() {
  return (
    <p className="day-place text-xs" aria-hidden="true">
      <svg width="100%" height="24" focusable="false" className="figures block fill-ink-2" aria-hidden="true">
        {hours.map(([hour, x, anchor]) => (
          <text key={hour} x={`${x}%`} y="18" textAnchor={anchor}>
            {hour}
          </text>
        ))}
      </svg>
    </p>
  )
}
