import { Headed } from '../ui/Headed.tsx'
import { Named } from '../ui/Named.tsx'

interface Member {
  name: string
  href: string
  summary: string
  /** What the family compares, in the order of its columns. */
  values: readonly string[]
}

interface MemberTableProps {
  heading: string
  text?: string | undefined
  columns: readonly string[]
  members: readonly Member[]
  /** Those that have little to say yet: one quiet line. */
  upcoming?: readonly { name: string; href: string }[]
}

/** What belongs to a family, a row for each: its name, what it is, and what the family compares. */
export function MemberTable({ heading, text, columns, members, upcoming = [] }: MemberTableProps) {
  return (
    <Headed heading={heading} id="members" text={text}>
      {/* What is compared is said once, on top, where values stand in columns. */}
      <div
        className="ms-[calc(100%/3+0.5rem)] grid auto-cols-fr grid-flow-col gap-x-6 pb-2 text-xs text-ink-2 max-lg:hidden"
        aria-hidden="true"
      >
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <ul className="page-rows">
        {members.map(({ name, href, summary, values }) => (
          <li key={href}>
            <div>
              <h3 className="display text-h4">
                <Named href={href}>{name}</Named>
              </h3>
              <p className="text-sm text-ink-2">{summary}</p>
            </div>
            <dl className="grid gap-x-6 gap-y-2 lg:auto-cols-fr lg:grid-flow-col">
              {columns.map((column, i) => (
                <div key={column} className="items-baseline gap-4 max-lg:grid max-lg:grid-cols-[6.5rem_minmax(0,1fr)]">
                  <dt className="text-xs text-ink-2 lg:sr-only">{column}</dt>
                  <dd className="text-sm">{values[i]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {upcoming.length > 0 && (
        <p className="mt-4 text-sm text-ink-2">
          In preparation:{' '}
          {upcoming.map(({ name, href }, i) => (
            <span key={href}>
              {i > 0 && ', '}
              <a href={href} className="inline-block py-1">
                {name}
              </a>
            </span>
          ))}
        </p>
      )}
    </Headed>
  )
}
