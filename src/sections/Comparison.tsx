import { DataTable } from '../ui/DataTable.tsx'
import { Wide } from '../ui/Wide.tsx'

interface Member {
  name: string
  href: string
  /** One for each column, in the same order. */
  values: readonly string[]
}

interface ComparisonProps {
  heading: string
  columns: readonly string[]
  rows: readonly Member[]
}

/** The members of a family by the facts they share. */
export function Comparison({ heading, columns, rows }: ComparisonProps) {
  const linked = rows.map(({ name, href, values }) => ({
    name: (
      <a
        href={href}
        className="-my-1 inline-block min-w-6 py-1 underline decoration-control underline-offset-4 hover:text-accent hover:decoration-accent"
      >
        {name}
      </a>
    ),
    values,
  }))
  return (
    <Wide heading={heading} id="comparison">
      <DataTable label={`${heading}, table`} corner="Name" columns={columns} rows={linked} />
    </Wide>
  )
}
