import { type RightName, rightNames } from '../../model/schema/documents.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import type { Study } from './Lanes.tsx'

interface RightsTableProps {
  heading: string
  labels: Record<RightName, string>
  studies: readonly Study[]
}

/** The lanes in words: who may do what in each study. */
export function RightsTable({ heading, labels, studies }: RightsTableProps) {
  const rows = rightNames.map((name) => ({
    name: labels[name],
    values: studies.map(({ rights }) => rights[name].text),
  }))
  return (
    <DataTable label={`${heading}, table`} corner="Who" columns={studies.map(({ name }) => name)} rows={rows} even />
  )
}
