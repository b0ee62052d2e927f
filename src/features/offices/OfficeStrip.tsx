import type { Office } from '../../model/schema/facts.ts'
import { OfficeTime } from './OfficeTime.tsx'

/** Under the hero: each office's own time, and whether it is within support hours. One to six, in rows of the same size. */
export function OfficeStrip({ offices }: { offices: readonly Pick<Office, 'city' | 'timeZone'>[] }) {
  return (
    <section aria-label="Offices" className="rule-b">
      <div className="wrap">
        {/* Each cell has a line above and before it; those at the edges are cut off. */}
        <div className="overflow-hidden">
          <ul className={`text-sm md:-mx-6 md:grid ${columns[offices.length] ?? 'md:grid-cols-3'}`}>
            {offices.map(({ city, timeZone }) => (
              <li
                key={city}
                className="-mt-px flex min-h-12 items-center gap-3.5 rule-t md:-ml-px md:min-h-14 md:px-6 md:rule-l"
              >
                <span className="font-medium">{city}</span>
                <OfficeTime timeZone={timeZone} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

/** Where threes would leave one alone. */
const columns: Partial<Record<number, string>> = { 2: 'md:grid-cols-2', 4: 'md:grid-cols-2 xl:grid-cols-4' }
