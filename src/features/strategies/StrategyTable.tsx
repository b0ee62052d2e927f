import { DataTable } from '../../ui/DataTable.tsx'

interface Row {
  name: string
  href: string
  /** One for each column, in the same order. */
  values: readonly string[]
}

/** What each strategy reads, and how it fails. */
export function StrategyTable({
  label,
  columns,
  rows,
}: {
  label: string
  columns: readonly string[]
  rows: readonly Row[]
}) {
  const linked = rows.map(({ name, href, values }) => ({
    name: (
      <a href={href} className="display -my-1 inline-block py-1 text-h4 hover:text-accent">
        {name}
      </a>
    ),
    values,
  }))
  return <DataTable label={label} corner="Strategy" columns={columns} rows={linked} even />
}
