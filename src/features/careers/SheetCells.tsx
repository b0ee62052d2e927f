import type { Sheet, SheetRow } from './worksheet.ts'

/** What stands on one line of a sheet, in the form that the sheet is drawn in. */
export function SheetCells({ drawn, columns = [], row }: Pick<Sheet, 'drawn' | 'columns'> & { row: SheetRow }) {
  const { cells, struck } = row
  if (drawn === 'table')
    return columns.map((column, i) => (
      <td key={column}>
        {/* On phones the columns have no heads. */}
        <span className="column" aria-hidden="true">
          {column}:{' '}
        </span>
        {cells[i]}
      </td>
    ))
  if (drawn === 'marks')
    return columns.map((column, i) => (
      <td key={column}>
        <svg viewBox="0 0 20 20" stroke="currentColor" aria-hidden="true" className={cells[i]}>
          <circle cx="10" cy="10" r="8" />
        </svg>
        <span className="sr-only">{cells[i]}</span>
      </td>
    ))
  return (
    <td>
      {struck && <del>{struck}</del>}
      {cells.map((cell) => (struck || drawn === 'code' ? <ins key={cell}>{cell}</ins> : cell))}
    </td>
  )
}
