import type { ReactNode } from 'react'

interface DataRow {
  name: ReactNode
  /** One for each column, in the same order. */
  values: readonly ReactNode[]
}

interface DataTableProps {
  /** What the table shows, for those who hear it. */
  label: string
  /** What the first column holds. */
  corner: string
  columns: readonly string[]
  rows: readonly DataRow[]
  /** All columns are of one width, the first among them. */
  even?: boolean
}

/** Below these, by the number of columns, the cells would be too narrow to read. */
const leastWidth = ['', '', 'min-w-[21rem]', 'min-w-[32rem]', 'min-w-[44rem]']

/** The share of all columns but the last, by their number, where they are of one width: each with the gap behind it, as on the page. */
const evenShare = ['', '', 'w-[51%]', 'w-[34%]', 'w-[25.5%]', 'w-[20.4%]', 'w-[17%]']

/** A table with a name in front of each row. It scrolls inside itself where the screen is narrow. */
export function DataTable({ label, corner, columns, rows, even = false }: DataTableProps) {
  const share = even ? evenShare[columns.length + 1] : ''
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="scrolls" aria-label={label} tabIndex={0}>
      <table
        className={`w-full text-left text-sm ${leastWidth[Math.min(columns.length + (even ? 1 : 0), 4)]} ${even ? 'table-fixed' : ''}`}
      >
        <thead>
          <tr className="rule-b align-bottom text-xs text-ink-2">
            {[corner, ...columns].map((column, i) => (
              <th
                key={column}
                scope="col"
                className={`py-2.5 pr-6 [font-weight:400] ${i < columns.length ? share : ''}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are drawn once, at build time, and never move
            <tr key={row} className="rule-b align-top">
              <th scope="row" className="py-3 pr-6 font-medium">
                {name}
              </th>
              {values.map((value, i) => (
                <td key={columns[i]} className="py-3 pr-6 text-ink-2 figures">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
