import type { Holds } from '../../model/schema/records.ts'

/** Which tools keep what, ordered so that the lattice reads as a stair. */

export interface Tool {
  name: string
  href: string
  /** What one record is. */
  record: string
  fields: readonly { label: string; holds: Holds }[]
}

export interface Column {
  holds: Holds
  label: string
  /** How many of the tools have such a field. */
  filled: number
}

const keeps = ({ fields }: Tool, holds: Holds) => fields.some((field) => field.holds === holds)

/** The columns, the fullest first; those as full as each other in the order of the family. */
export function columnsOf(tools: readonly Tool[], labels: Record<Holds, string>): Column[] {
  return (Object.keys(labels) as Holds[])
    .map((holds) => ({ holds, label: labels[holds], filled: tools.filter((tool) => keeps(tool, holds)).length }))
    .sort((a, b) => b.filled - a.filled)
}

/** The tools that fill the first columns first, so that their cells meet. */
export function rowsOf(tools: readonly Tool[], columns: readonly Column[]): Tool[] {
  const pattern = (tool: Tool) => columns.map(({ holds }) => (keeps(tool, holds) ? 0 : 1)).join('')
  return tools.toSorted((a, b) => (pattern(a) < pattern(b) ? -1 : pattern(a) > pattern(b) ? 1 : 0))
}

/** What the fields of one kind are called, for a cell. */
export function namesIn({ fields }: Tool, holds: Holds): string {
  return fields
    .filter((field) => field.holds === holds)
    .map(({ label }) => label)
    .join(', ')
}
