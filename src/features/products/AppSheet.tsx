import type { App } from './AppRows.tsx'
import { Records } from './Records.tsx'
import { Specimen } from './Specimen.tsx'

interface AppSheetProps extends Pick<App, 'name' | 'startIf' | 'records' | 'specimen'> {
  facts: readonly { label: string; value: string }[]
}

/** What an app is at a glance: its facts, what it records, and what it looks like. */
export function AppSheet({ name, facts, startIf, records, specimen }: AppSheetProps) {
  return (
    <section className="wrap" aria-labelledby="records">
      <div className="app-row">
        <div>
          <dl className="ruled-facts">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3.5 text-sm text-ink-2">
            <b>Start here</b> if {startIf}
          </p>
        </div>
        <Records records={records} id="records" />
        <Specimen product={name} {...specimen} />
      </div>
    </section>
  )
}
