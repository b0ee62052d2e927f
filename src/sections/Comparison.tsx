import { DataTable } from '../ui/DataTable.tsx'
import { TableLink } from '../ui/TableLink.tsx'
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
    name: <TableLink name={name} href={href} />,
    values,
  }))
  return (
    <Wide heading={heading} id="comparison">
      <DataTable label={`${heading}, table`} corner="Name" columns={columns} rows={linked} />
    </Wide>
  )
}
