import type { Office } from '../../model/schema/facts.ts'
import { OfficeTime, type OfficeZone } from './OfficeTime.tsx'

/** Under the hero: each office's own time, and whether it is within support hours. One to six, in rows of the same size. */
export function OfficeStrip({ offices }: { offices: readonly (Pick<Office, 'city'> & OfficeZone)[] }) {
  return (
    <section aria-label="Offices" className="rule-b">
      <div className="wrap">
        {/* Each cell has a line above and before it; those at the edges are cut off. */}
        <ul className={`overflow-clip text-sm md:grid md:gap-x-6 ${columns[offices.length] ?? 'md:grid-cols-3'}`}>
          {offices.map(({ city, timeZone, changes }) => (
            <li
              key={city}
              className="-mt-px flex min-h-12 items-center gap-3.5 rule-t md:-ml-6 md:min-h-14 md:rule-l md:px-6 md:last:pr-0"
            >
              <span className="font-medium">{city}</span>
              <OfficeTime timeZone={timeZone} changes={changes} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Where threes would leave one alone; four stand in a row once each has room for its name, time and state. */
const columns: Partial<Record<number, string>> = { 2: 'md:grid-cols-2', 4: 'md:grid-cols-2 xl:grid-cols-4' }
