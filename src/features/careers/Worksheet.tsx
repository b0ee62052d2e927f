import { Figure } from '../../figures/Figure.tsx'
import { SheetCells } from './SheetCells.tsx'
import { disagrees, type Sheet } from './worksheet.ts'

/** What the work is done on: a sheet, and what somebody has written in its margin. It is a table, its notes the last column. */
export function Worksheet({ title, drawn, columns, rows }: Sheet) {
  // A note by itself has the whole margin, and may be read from afar.
  const isLone = rows.filter(({ note }) => note).length === 1
  return (
    <Figure id="sheet" label="Drawn example" heading={title}>
      <table className={`worksheet ${drawn} ${isLone ? 'lone-note' : ''}`} aria-labelledby="sheet">
        <thead className={columns ? undefined : 'sr-only'}>
          <tr>
            <th scope="col">
              <span className="sr-only">Line</span>
            </th>
            {(columns ?? ['What stands there']).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">In the margin</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label} className={drawn === 'table' && disagrees(row) ? 'marked' : undefined}>
              <th scope="row">{row.label}</th>
              <SheetCells drawn={drawn} columns={columns} row={row} />
              <td className="note">{row.note && <p>{row.note}</p>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Figure>
  )
}
