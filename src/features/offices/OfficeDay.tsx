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
    <figure className="wrap office-day" aria-labelledby="day">
      <figcaption>
        <p className="text-xs font-medium text-ink-2">One day in UTC</p>
        <h2 id="day" className="display text-h2">
          {finding}
        </h2>
        <p className="text-sm text-ink-2">
          By January’s clocks: a tick a quarter hour, in color while a second office answers too.
        </p>
      </figcaption>
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
    </figure>
  )
}

/** Whether the names over the hours do not meet: with many offices each row says for itself what it shares. */
function isRoomy(shared: readonly SharedStretch[]): boolean {
  const middles = shared.map(({ left, width }) => left + width / 2)
  return middles.every((middle, i) => i === 0 || middle - (middles[i - 1] ?? 0) > 15)
}
