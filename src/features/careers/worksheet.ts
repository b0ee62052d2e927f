/** What a sheet shows of its lines. */

export interface SheetRow {
  label: string
  struck?: string | undefined
  cells: readonly string[]
  note?: string | undefined
}

export interface Sheet {
  title: string
  drawn: 'text' | 'table' | 'marks' | 'code'
  columns?: readonly string[] | undefined
  rows: readonly SheetRow[]
}

/** Whether the columns of a line disagree. */
export const disagrees = ({ cells }: Pick<SheetRow, 'cells'>) => new Set(cells).size > 1
