import { Figure } from '../../figures/Figure.tsx'
import { DayBars, type SharedStretch } from './DayBars.tsx'

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
        <ul className="office-day">
          {days.map(({ label, span, shared: said, ticks }) => (
            <li key={label}>
              <p>
                <b className="display block text-h4">{label}</b>
                <span className="figures text-sm text-ink-2">{[span, said].filter(Boolean).join(', ')}</span>
              </p>
              <DayBars ticks={ticks} />
            </li>
          ))}
        </ul>
        <p className="day-scale figures text-xs text-ink-2" aria-hidden="true">
          {['00:00', '06:00', '12:00', '18:00', '24:00'].map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </p>
      </div>
    </Figure>
  )
}
