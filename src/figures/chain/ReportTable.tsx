import type { FigureOf } from '../../model/schema/figures/figure.ts'
import { barOf, railAt } from './places.ts'

type Table = NonNullable<FigureOf<'chain'>['table']>

/** A table as it is printed; the last cell of one row is the one that was opened. Bars say more or less, never how much. */
export function ReportTable({ table }: { table: Table }) {
  const { title, each, columns, rows, limit } = table
  return (
    <table className="report-table">
      <caption>{title}</caption>
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
    <svg aria-hidden="true" className={vague ? 'vague-bar' : undefined}>
      <rect width={`${within}%`} height="100%" />
      {beyond > 0 && <rect x={`${within}%`} width={`${beyond}%`} height="100%" className="beyond-bar" />}
      {at && <line x1={`${at}%`} x2={`${at}%`} y1="-30%" y2="130%" />}
    </svg>
  )
}
