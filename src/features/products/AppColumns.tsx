import type { ReactNode } from 'react'
import type { Rights } from '../../model/schema/app-figures.ts'
import { Arrow } from '../../ui/Arrow.tsx'
import { Inclusions } from '../../ui/Inclusions.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { RightsThreads } from './RightsThreads.tsx'
import { rightsIn } from './rights.ts'

interface App {
  name: string
  summary: string
  href: string
  startIf: string
  records: readonly string[]
}

interface AppColumnsProps {
  /** The app that keeps the rights in the others, and those rights. */
  account: App
  rights: Pick<Rights, 'shows' | 'columns' | 'people'>
  apps: readonly App[]
  /** How they belong together, rendered. */
  html: string
  /** Those in preparation, beside the threads. */
  children?: ReactNode
}

/** Apps that share an account: its people run through all of them, and each app grows out of its column. */
export function AppColumns({ account, rights, apps, html, children }: AppColumnsProps) {
  const names = apps.map(({ name }) => name)
  return (
    <div className="wrap">
      <div className={`app-columns of${apps.length + 1}`}>
        <figure>
          <RightsThreads caption={rights.shows} account={account.name} {...rightsIn(rights, names)} />
          <figcaption className="pt-5 text-xs text-ink-2">
            <span className="text-brass">Drawn example.</span> A line is one person in {account.name}; a mark is what
            that person may do in an app, full for approving.
          </figcaption>
        </figure>
        <div className="apps">
          {[account, ...apps].map((app) => (
            <Column key={app.href} {...app} />
          ))}
        </div>
        <section aria-labelledby="what">
          <h2 id="what" className="display mb-4 text-h4">
            How they belong together
          </h2>
          <div className="text-sm">
            <Prose html={html} />
          </div>
        </section>
        {children}
      </div>
    </div>
  )
}

function Column({ name, summary, href, startIf, records }: App) {
  return (
    <section aria-label={name}>
      <h2 className="column-name display text-h2">{name}</h2>
      <p className="display text-h4">{summary}</p>
      <p className="text-sm text-ink-2">
        <b>Start here</b> if {startIf}
      </p>
      <div>
        <h3 className="pb-2 text-xs text-ink-2">What it records</h3>
        <Inclusions items={records} />
      </div>
      <a href={href} className="group mt-auto py-1 text-sm font-medium text-accent">
        Read about {name}
        <Arrow />
      </a>
    </section>
  )
}
