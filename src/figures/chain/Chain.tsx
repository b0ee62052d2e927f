import type { FigureOf } from '../../model/schema/figures/figure.ts'
import { Mark } from '../../parts/Mark.tsx'
import type { KeyEntry } from '../Figure.tsx'

type Data = FigureOf<'chain'>

/** One thing after another, also from a table back to its source. */
export function Chain({ figure }: { figure: Data }) {
  const { table, links, source } = figure
  return (
    <div>
      {table && <ReportTable table={table} />}
      <ol className={table ? 'chain-links from-table' : 'chain-links'}>
        {links.map((link) => (
          <Link key={link.title} link={link} meanings={figure.meanings} />
        ))}
        {source && (
          <li className="chain-source">
            <h3 className="text-[1rem]/[1.35] font-medium">{source.title}</h3>
            <ul>
              {source.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {source.open && <p className="mt-2 rule-t pt-2 text-ink-2">{source.open}</p>}
          </li>
        )}
      </ol>
    </div>
  )
}

/** What the marks mean, and what the bars of its table are held against. */
export function chainKeyOf({ meanings, table }: Data): KeyEntry[] {
  return [...meanings, ...(table?.limit ? [{ mark: 'limit' as const, name: 'Limit' }] : [])]
}

type LinkData = Data['links'][number]

function Link({ link, meanings }: { link: LinkData; meanings: Data['meanings'] }) {
  const { where, by, title, text, mark, signs } = link
  const meant = meanings.find((meaning) => meaning.mark === mark)?.name
  return (
    <li>
      <Mark look={mark} />
      {meant && <span className="for-ears">{meant}: </span>}
      {(where || by) && (
        <p className="text-ink-2">
          {[where, by].filter(Boolean).join(' · ')}
          {signs && <b className="text-accent">{where || by ? ', signed' : 'Signed'}</b>}
        </p>
      )}
      <div>
        <h3 className="text-[1rem]/[1.35] font-medium">{title}</h3>
        {text && <p>{text}</p>}
      </div>
    </li>
  )
}

type Table = NonNullable<FigureOf<'chain'>['table']>

/** A table as it is printed; the last cell of one row is the one that was opened. Bars say more or less, never how much. */
function ReportTable({ table }: { table: Table }) {
  const { title, each, columns, rows, limit } = table
  return (
    <table className="report-table">
      <caption className="pb-1 text-start font-medium">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{each}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }, r) => (
          <tr key={label} className={railAt(r, table) && `rail-${railAt(r, table)}`}>
            <th scope="row">{label}</th>
            {cells.map(({ says, bar, vague }, c) => (
              <td key={columns[c]}>
                {says}
                {bar && <Bar bar={bar} vague={vague} limit={limit} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Bar({ bar, vague, limit }: { bar: number; vague: boolean; limit: number | undefined }) {
  const { within, beyond, limit: at } = barOf(bar, limit)
  return (
    <svg aria-hidden="true" className={`mt-1.5 h-2 plot ${vague ? 'vague-bar' : ''}`}>
      <rect width={`${within}%`} height="100%" />
      {beyond > 0 && <rect x={`${within}%`} width={`${beyond}%`} height="100%" className="beyond-bar" />}
      {at && <line x1={`${at}%`} x2={`${at}%`} y1="-30%" y2="130%" />}
    </svg>
  )
}

/** How the line that leads to the first link passes a row: it begins at the one that is opened, and runs by those below. */
export function railAt(row: number, { opened }: Pick<Table, 'opened'>): 'opened' | 'passed' | undefined {
  if (row + 1 === opened) return 'opened'
  return row + 1 > opened ? 'passed' : undefined
}

interface BarPlaces {
  /** In percent of its cell; what is beyond the limit is drawn apart. */
  within: number
  beyond: number
  limit: number | undefined
}

export function barOf(bar: number, limit: number | undefined): BarPlaces {
  const within = Math.min(bar, limit ?? bar)
  return { within: within * 10, beyond: (bar - within) * 10, limit: limit && limit * 10 }
}
