import { DataTable } from '../../ui/DataTable.tsx'
import type { Study } from './Lanes.tsx'

/** The lanes in words: who may do what in each study. */
export function RightsTable({ heading, studies }: { heading: string; studies: readonly Study[] }) {
  const rows = (studies[0]?.rights ?? []).map(({ label }, i) => ({
    name: label,
    values: studies.map(({ rights }) => rights[i]?.text),
  }))
  return (
    <DataTable label={`${heading}, table`} corner="Who" columns={studies.map(({ name }) => name)} rows={rows} even />
  )
}
