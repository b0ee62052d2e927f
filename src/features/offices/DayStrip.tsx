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

/** The day of one office: a tick a quarter hour, tall while it answers. The stretches go through every row. */
export function DayTicks({ ticks, shared }: { ticks: string; shared: readonly SharedStretch[] }) {
  const path = (letter: string, top: number, tall: number) =>
    [...ticks].map((tick, i) => (tick === letter ? `M${i * 4 + 2} ${top}v${tall}` : '')).join('')
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
      <path d={path('.', 46, 8)} vectorEffect="non-scaling-stroke" className="stroke-control" />
      <path d={path('|', 14, 72)} vectorEffect="non-scaling-stroke" className="stroke-control" />
      <path d={path('!', 14, 72)} vectorEffect="non-scaling-stroke" className="stroke-accent" />
    </svg>
  )
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
