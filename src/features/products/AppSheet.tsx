import { FactList } from '../../ui/FactList.tsx'
import type { App } from './AppRows.tsx'
import { Records } from './Records.tsx'
import { Specimen } from './Specimen.tsx'

interface AppSheetProps extends Pick<App, 'name' | 'startIf' | 'records' | 'specimen'> {
  facts: readonly { label: string; value: string }[]
}

/** What an app is at a glance: when to begin with it, what it records, what it looks like, and its facts below. */
export function AppSheet({ name, facts, startIf, records, specimen }: AppSheetProps) {
  return (
    <section className="wrap" aria-labelledby="records">
      <div className="app-row">
        <p className="display text-h3">
          <span className="text-accent">Start here</span> if {startIf}
        </p>
        <Records records={records} id="records" />
        <Specimen product={name} {...specimen} />
      </div>
      <FactList facts={facts} className="facts rule-t rule-b" />
    </section>
  )
}
