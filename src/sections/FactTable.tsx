import { DataTable } from '../ui/DataTable.tsx'
import { TableLink } from '../ui/TableLink.tsx'

interface FactTableProps {
  label: string
  /** What the rows are, such as "System". */
  corner: string
  columns: readonly string[]
  /** The names keep to the first quarter of the page, as in the figure above them. */
  quarter?: boolean
  rows: readonly { name: string; href: string; values: readonly string[] }[]
}

/** The members of a family by the facts they share, under a heading of its own. */
export function FactTable({ label, corner, columns, rows, quarter = false }: FactTableProps) {
  const linked = rows.map(({ name, href, values }) => ({ name: <TableLink name={name} href={href} />, values }))
  return (
    <DataTable
      label={`${label}, table`}
      corner={corner}
      columns={columns}
      rows={linked}
      even={quarter ? 'quarter' : true}
    />
  )
}
