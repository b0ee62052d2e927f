import type { Holds } from '../../model/schema/records.ts'
import { Finding } from '../../ui/Finding.tsx'
import { FieldStrip } from './FieldStrip.tsx'
import { columnsOf, namesIn, rowsOf, type Tool } from './matrix.ts'

interface FieldMatrixProps {
  tools: readonly Tool[]
  /** Members with a figure of their own, which no column could hold. */
  others: readonly { name: string; href: string; summary: string }[]
  labels: Record<Holds, string>
  finding: { title: string; text: string }
}

/**
 * What each tool writes down: a list in which every cell says its column in words. A wide screen lays it out as a
 * lattice, the fullest column first; one that every tool fills is marked.
 */
export function FieldMatrix({ tools, others, labels, finding }: FieldMatrixProps) {
  const columns = columnsOf(tools, labels)
  return (
    <figure className="wrap" aria-label={`What the records of ${tools.length} tools hold`}>
      <div className="field-matrix">
        <p className="columns" aria-hidden="true">
          {columns.map(({ holds, label, filled }) => (
            <span key={holds} className={filled === tools.length ? 'all' : undefined}>
              <b>{label}</b>
              {filled} of {tools.length}
            </span>
          ))}
        </p>
        <ul>
          {rowsOf(tools, columns).map((tool) => (
            <li key={tool.href}>
              <p className="name">
                <a href={tool.href}>{tool.name}</a>
                <span className="for-ears">{': '}</span>
                {tool.record}
              </p>
              <FieldStrip kept={columns.map(({ holds }) => namesIn(tool, holds) !== '')} />
              <dl>
                {columns.map(({ holds, label, filled }, i) => {
                  const names = namesIn(tool, holds)
                  return (
                    names && (
                      <div key={holds} className={`k${i + 1} ${filled === tools.length ? 'all' : ''}`}>
                        <dt>{label}</dt>
                        <dd>{names}</dd>
                      </div>
                    )
                  )
                })}
              </dl>
            </li>
          ))}
          {others.map(({ name, href, summary }) => (
            <li key={href} className="other">
              <p className="name">
                <a href={href}>{name}</a>
              </p>
              <p className="text-sm text-ink-2">{summary}. Drawn on its own page.</p>
            </li>
          ))}
        </ul>
      </div>
      <Finding {...finding} note="The words are fields of the record drawn on each page, not of all it keeps." />
    </figure>
  )
}
