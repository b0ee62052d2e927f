import { Figure } from '../../figures/Figure.tsx'
import { DayScale, DayTicks, SharedNames, type SharedStretch } from './DayStrip.tsx'

interface OfficeDayProps {
  /** What the day shows, in one sentence. */
  finding: string
  /** Each office with its support hours in UTC, in words and a letter a quarter hour. */
  days: readonly { label: string; span: string; shared: string; ticks: string }[]
  /** When several answer together. */
  shared: readonly SharedStretch[]
}

/** One day of all offices: a row each, with its hours on one scale. */
export function OfficeDay({ finding, days, shared }: OfficeDayProps) {
  const named = isRoomy(shared)
  return (
    <Figure
      id="day"
      label="One day in UTC"
      heading={finding}
      text="By January’s clocks: a bar while an office answers, in color while a second one does."
    >
      <div className="office-day">
        {named && <SharedNames shared={shared} />}
        <ul className={named ? undefined : 'lg:mt-6'}>
          {days.map(({ label, span, shared: together, ticks }) => (
            <li key={label}>
              <div>
                <p className="display text-h4">{label}</p>
                <p className="figures text-sm text-ink-2">
                  {span}
                  {together && <span className={named ? 'lg:sr-only' : undefined}>, {together}</span>}
                </p>
              </div>
              <DayTicks ticks={ticks} shared={shared} />
            </li>
          ))}
        </ul>
        <DayScale />
      </div>
    </Figure>
  )
}

/** Whether the names over the hours do not meet: with many offices each row says for itself what it shares. */
function isRoomy(shared: readonly SharedStretch[]): boolean {
  const middles = shared.map(({ left, width }) => left + width / 2)
  return middles.every((middle, i) => i === 0 || middle - (middles[i - 1] ?? 0) > 15)
}
