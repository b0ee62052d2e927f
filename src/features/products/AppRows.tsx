import type { DrawnBlock } from '../../model/schema/drawn.ts'
import { Arrow } from '../../ui/Arrow.tsx'
import { Records } from './Records.tsx'
import { Specimen } from './Specimen.tsx'

export interface App {
  name: string
  summary: string
  href: string
  startIf: string
  records: readonly string[]
  specimen: { shows: string; blocks: readonly DrawnBlock[] }
}

/** The apps of a family: what each is, when to begin with it, what it records, and what it looks like. */
export function AppRows({ apps }: { apps: readonly App[] }) {
  return apps.map(({ name, summary, href, startIf, records, specimen }) => (
    <section key={href} className="wrap" aria-label={name}>
      <div className="app-row">
        <div>
          <h2 className="display text-h2-wide">{name}</h2>
          <p className="mt-2">{summary}</p>
          <p className="mt-3.5 text-sm text-ink-2">
            <b>Start here</b> if {startIf}
          </p>
          <a href={href} className="group mt-4 inline-block py-1 text-sm font-medium text-accent">
            Read about {name}
            <Arrow />
          </a>
        </div>
        <Records records={records} />
        <Specimen product={name} {...specimen} />
      </div>
    </section>
  ))
}
