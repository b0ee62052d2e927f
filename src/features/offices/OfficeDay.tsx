import { Figure } from '../../figures/Figure.tsx'

/** A stretch of the day in which several offices answer, in percent of it. */
interface SharedStretch {
  cities: readonly string[]
  hours: string
}

interface OfficeDayProps {
  /** What the day shows, in one sentence. */
  finding: string
  /** Each office with its support hours in UTC, in words and a letter a quarter hour. */
  days: readonly { label: string; span: string; shared: string; ticks: string }[]
  /** When several answer together. */
  shared: readonly SharedStretch[]
}

const names = new Intl.ListFormat('en-GB')

/** One day of all offices: a row each, with its hours on one scale. */
export function OfficeDay({ finding, days, shared }: OfficeDayProps) {
  // No city is broken at the end of a line.
  const whole = (cities: readonly string[]) => names.format(cities.map((city) => city.replaceAll(' ', '\u00a0')))
  const together = shared.map(({ cities, hours }) => `${whole(cities)} share ${hours}`)
  return (
    <Figure
      id="day"
      label="One day in UTC, by January’s clocks"
      heading={finding}
      text={together.length > 0 ? `${together.join('; ')}: the stretches in color.` : undefined}
    >
      <div>
        <ul className="rule-t">
          {days.map(({ label, span, shared: said, ticks }) => (
            <li key={label} className="grid items-center gap-x-6 gap-y-3 rule-b py-4 lg:grid-cols-2">
              <p>
                <b className="display block text-h4">{label}</b>
                <span className="figures text-sm text-ink-2">{[span, said].filter(Boolean).join(', ')}</span>
              </p>
              <DayBars ticks={ticks} />
            </li>
          ))}
        </ul>
        <p
          className="flex justify-between pt-1.5 text-xs text-ink-2 figures lg:ml-[calc(50%+0.75rem)]"
          aria-hidden="true"
        >
          {['00:00', '06:00', '12:00', '18:00', '24:00'].map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </p>
      </div>
    </Figure>
  )
}

/** The day of one office: a line, and a bar while it answers, in color while another one does. */
function DayBars({ ticks }: { ticks: string }) {
  return (
    <svg viewBox={`0 0 ${ticks.length} 30`} preserveAspectRatio="none" className="h-7.5 w-full" aria-hidden="true">
      <path d={`M0 15H${ticks.length}`} className="stroke-control" />
      <path d={runs(ticks, '|')} strokeWidth="30" className="stroke-control" />
      <path d={runs(ticks, '!')} strokeWidth="30" className="stroke-accent" />
    </svg>
  )
}

/** A line for each run of a letter. */
function runs(ticks: string, letter: string): string {
  const found = [...ticks].flatMap((tick, i) => (tick === letter && ticks[i - 1] !== letter ? [i] : []))
  return found
    .map((from) => {
      const more = [...ticks.slice(from)].findIndex((tick) => tick !== letter)
      return `M${from} 15H${more < 0 ? ticks.length : from + more}`
    })
    .join('')
}
