import { DataTable } from '../../ui/DataTable.tsx'
import { TableLink } from '../../ui/TableLink.tsx'
import { PayMark } from './PayMark.tsx'
import type { Fund } from './place.ts'

interface FundTableProps {
  funds: readonly (Fund & { facts: readonly { label: string; value: string }[] })[]
  /** The facts compared. */
  columns: readonly string[]
  /** The one of them that says how a fund pays. */
  paysFact: string
}

/** The map in words: each fund by its facts. */
export function FundTable({ funds, columns, paysFact }: FundTableProps) {
  const rows = funds.map(({ name, href, place, facts }) => ({
    name: <TableLink name={name} href={href} />,
    values: columns.map((column) => {
      const value = facts.find(({ label }) => label === column)?.value
      return column === paysFact ? (
        <span key={column} className="flex items-baseline gap-2.5">
          <PayMark pays={place.pays} />
          {value}
        </span>
      ) : (
        value
      )
    }),
  }))
  return <DataTable label="The map in words, table" corner="Fund" columns={columns} rows={rows} even />
}
