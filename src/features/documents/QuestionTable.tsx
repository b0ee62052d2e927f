import { DataTable } from '../../ui/DataTable.tsx'
import { TableLink } from '../../ui/TableLink.tsx'

interface QuestionTableProps {
  heading: string
  /** The facts compared. */
  columns: readonly string[]
  rows: readonly { name: string; href: string; question: string; values: readonly string[] }[]
}

/** The shelf in words: what one asks, and what answers it. */
export function QuestionTable({ heading, columns, rows }: QuestionTableProps) {
  return (
    <DataTable
      label={`${heading}, table`}
      corner="The question"
      columns={['Consulting', ...columns]}
      rows={rows.map(({ name, href, question, values }) => ({
        name: question,
        values: [<TableLink key={href} name={name} href={href} />, ...values],
      }))}
      even
    />
  )
}
