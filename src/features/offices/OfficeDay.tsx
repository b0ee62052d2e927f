import type { Office } from '../../model/schema/facts.ts'
import { DayScale, DayTicks, SharedNames, type SharedStretch } from './DayStrip.tsx'
import { OfficeLines } from './OfficeLines.tsx'
import { OfficeTime, type OfficeZone } from './OfficeTime.tsx'

interface OfficeDayProps {
  /** Each with its support hours in UTC, in words and a letter a quarter hour. */
  offices: readonly (Office & OfficeZone & { span?: string; shared?: string; ticks?: string })[]
  /** When several answer together. */
  shared: readonly SharedStretch[]
  /** What the hours are called, and which they are everywhere. */
  heading: string
  text: string
  /** Who answers in them. */
  email: string
}

/** One day of all offices: a row each with where it is and how to reach it, and its hours on one scale. */
export function OfficeDay({ offices, shared, heading, text, email }: OfficeDayProps) {
  return (
    <section className="wrap office-day" aria-labelledby="offices">
      <div className="office-day-head">
        <section aria-labelledby="hours">
          <h2 id="hours" className="display text-h2">
            {heading}
          </h2>
          <p className="mt-2">
            {text},{' '}
            <a href={`mailto:${email}`} className="inline-block text-accent underline underline-offset-4">
              {email}
            </a>
          </p>
        </section>
        <h2 id="offices" className="display text-h2">
          Offices
        </h2>
      </div>
      <SharedNames shared={shared} />
      <ul>
        {offices.map((office) => (
          <li key={office.city} className="office-row" id={office.city.toLowerCase().replaceAll(' ', '-')}>
            <div>
              <h3 className="display text-h3">{office.city}</h3>
              <p className="mt-1 flex gap-x-3 text-sm *:*:ml-0">
                <OfficeTime timeZone={office.timeZone} changes={office.changes} />
              </p>
              <p className="figures mt-1 text-sm text-ink-2">
                {office.span}
                {office.shared && <span className="lg:sr-only">, {office.shared}</span>}
              </p>
            </div>
            <OfficeLines {...office} />
            <DayTicks ticks={office.ticks ?? ''} shared={shared} />
          </li>
        ))}
      </ul>
      <DayScale />
      <p className="mt-3 text-sm text-ink-2">
        One day in UTC, by January’s clocks: a tick a quarter hour, green while a second office answers too.
      </p>
    </section>
  )
}
