import type { Pays } from '../../model/schema/funds.ts'
import { PayMark } from './PayMark.tsx'
import type { Fund } from './place.ts'

interface Row extends Fund {
  summary: string
  /** The first thing that can go wrong. */
  risk: string
}

/** Funds by what they pay, each with what it holds and what can go wrong. */
export function FundRows({ rows, pays }: { rows: readonly Row[]; pays: Record<Pays, string> }) {
  const groups = (Object.keys(pays) as Pays[])
    .map((kind) => ({ kind, members: rows.filter(({ place }) => place.pays === kind) }))
    .filter(({ members }) => members.length > 0)
  return (
    <div className="fund-rows">
      <p className="head" aria-hidden="true">
        <span>Fund</span>
        <span>What it holds</span>
        <span>What can go wrong</span>
      </p>
      {groups.map(({ kind, members }) => (
        <section key={kind}>
          <h3>
            <PayMark pays={kind} />
            {pays[kind]}
          </h3>
          <ul>
            {members.map(({ name, href, summary, risk }) => (
              <li key={href}>
                <a href={href} className="display text-h4 hover:text-accent">
                  {name}
                </a>
                <p>{summary}</p>
                <p className="text-ink-2">{risk}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
