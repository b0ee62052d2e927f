import { anchorOf } from '../../lib/names.ts'
import type { Office } from '../../model/schema/facts.ts'
import { OfficeTime } from './OfficeTime.tsx'

interface OfficeStripProps {
  /** The days and hours, by each office's own clock. */
  hours: string
  /** The page that has a card for each of them. */
  page: string
  offices: readonly Pick<Office, 'city' | 'timeZone'>[]
}

/** When somebody answers: the hours, and of each office its own time, and whether it is within them and until when. */
export function OfficeStrip({ hours, page, offices }: OfficeStripProps) {
  return (
    <section aria-labelledby="offices" className="office-times wrap">
      <div>
        <h2 id="offices" className="display text-h4">
          When we answer
        </h2>
        <p className="text-sm text-ink-2">{hours}</p>
      </div>
      <ul>
        {offices.map(({ city, timeZone }) => (
          <li key={city}>
            <a href={`${page}#${anchorOf(city)}`} className="named font-medium">
              {city}
            </a>
            <OfficeTime timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </section>
  )
}
