import type { Trace } from '../../model/schema/system-case.ts'

/** A table as it is printed; the last cell of one row is the one that was opened. Bars say more or less, never how much. */
export function ReportTable({ table: { title, each, columns, rows, limit, opened } }: { table: Trace['table'] }) {
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
          <tr key={label} className={r + 1 === opened ? 'opened' : undefined}>
            <th scope="row">{label}</th>
            {cells.map(({ says, bar, vague }, c) => (
              <td key={columns[c]}>
                {says}
                {bar && (
                  <svg aria-hidden="true" className={vague ? 'vague' : undefined}>
                    <rect width={`${bar * 10}%`} height="100%" />
                    {limit && <line x1={`${limit * 10}%`} x2={`${limit * 10}%`} y1="-30%" y2="130%" />}
                  </svg>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
