import type { Office } from '../../model/schema/facts.ts'
import { OfficeTime, type OfficeZone } from './OfficeTime.tsx'

/** Each office's own time, and whether it is within support hours. One to six, in rows of the same size. */
export function OfficeStrip({ offices }: { offices: readonly (Pick<Office, 'city'> & OfficeZone)[] }) {
  return (
    <section aria-label="Offices" className="office-times">
      <div className="wrap">
        <ul className={`office-strip of-${offices.length}`}>
          {offices.map(({ city, timeZone, changes }) => (
            <li key={city}>
              <span className="font-medium">{city}</span>
              <OfficeTime timeZone={timeZone} changes={changes} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
