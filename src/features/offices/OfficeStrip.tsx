import type { Office } from '../../model/schema/facts.ts'
import { OfficeTime } from './OfficeTime.tsx'

/** Under the hero: each office's own time, and whether it is within support hours. */
export function OfficeStrip({ offices }: { offices: readonly Pick<Office, 'city' | 'timeZone'>[] }) {
  return (
    <section aria-label="Offices" className="rule-b">
      <ul className="wrap text-sm md:grid md:grid-cols-3">
        {offices.map(({ city, timeZone }) => (
          <li
            key={city}
            className="flex min-h-12 items-center gap-3.5 not-first:rule-t md:min-h-14 md:px-6 md:not-first:rule-none md:not-first:rule-l md:first:pl-0 md:last:pr-0"
          >
            <span className="font-medium">{city}</span>
            <OfficeTime timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </section>
  )
}
