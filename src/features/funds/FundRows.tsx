import type { Pays } from '../../model/schema/funds.ts'
import { PayMark } from './PayMark.tsx'
import type { Fund } from './place.ts'

interface Row extends Fund {
  summary: string
  facts: readonly { label: string; value: string }[]
  /** The first thing that can go wrong. */
  risk: string
}

interface FundRowsProps {
  rows: readonly Row[]
  pays: Record<Pays, string>
  /** The facts compared. */
  columns: readonly string[]
}

/** The map in words: funds by what they pay, each with what it holds, its facts and what can go wrong. */
export function FundRows({ rows, pays, columns }: FundRowsProps) {
  const groups = (Object.keys(pays) as Pays[])
    .map((kind) => ({ kind, members: rows.filter(({ place }) => place.pays === kind) }))
    .filter(({ members }) => members.length > 0)
  return (
    <div className="fund-rows each-waits">
      <p className="head" aria-hidden="true">
        <span>Fund, and what it holds</span>
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
        <span>What can go wrong</span>
      </p>
      {groups.map(({ kind, members }) => (
        <section key={kind}>
          <h3>
            <PayMark pays={kind} />
            {pays[kind]}
          </h3>
          <ul>
            {members.map((fund) => (
              <Line key={fund.href} {...fund} columns={columns} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Line({ name, href, summary, facts, risk, columns }: Row & { columns: readonly string[] }) {
  const told = columns.map((column) => ({ column, value: facts.find(({ label }) => label === column)?.value }))
  return (
    <li>
      <div>
        <a href={href} className="display text-h4 hover:text-accent">
          {name}
        </a>
        <p>{summary}</p>
      </div>
      <dl>
        {[...told, { column: 'What can go wrong', value: risk }].map(({ column, value }) => (
          <div key={column}>
            <dt>{column}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
