import { Written } from './Written.tsx'

interface ExcerptTableProps {
  caption: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A table of a document. On phones a row is a block, and what stood above a column stands before its cell. */
export function ExcerptTable({ caption, columns, rows }: ExcerptTableProps) {
  const [first, ...others] = columns
  return (
    <table className={`ex-of-${columns.length}`}>
      <caption className="sr-only">{caption}, drawn example</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={`${first} ${name}`}>
            <th scope="row">
              <Written>{name}</Written>
            </th>
            {cells.map((cell, i) => (
              <td key={others[i]} data-column={others[i]}>
                <Written>{cell}</Written>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
