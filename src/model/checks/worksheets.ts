import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'

const marks = ['came', 'missed']

interface Drawn {
  columns?: readonly string[] | undefined
  rows: readonly { struck?: string | undefined; cells: readonly string[] }[]
}

/** Where a sheet stands, which field says its form, and the form that has columns. */
interface Where {
  file: string
  field: string
  form: string
  columned: string
}

/** The sheet of a position: each line has what its form draws, no more and no less. */
export function worksheetProblems(page: Page): Problem[] {
  if (page.kind !== 'position' || !page.sheet) return []
  const { drawn, rows } = page.sheet
  const where = { file: page.file, field: 'sheet', form: drawn, columned: 'drawn: table' }
  const found = sheetProblems(page.sheet, ['table', 'marks'].includes(drawn), where)
  if (found.length > 0 || drawn !== 'marks') return found
  return rows.flatMap(({ cells }, i) =>
    cells.flatMap((cell, j) =>
      marks.includes(cell)
        ? []
        : {
            file: page.file,
            field: `sheet.rows[${i}].cells[${j}]`,
            what: `is "${cell}", which is not known.`,
            cure: `Use one of: ${marks.join(', ')}.`,
          },
    ),
  )
}

/** What the lines of a sheet or a scrap need: one cell for each column, or a single one. */
export function sheetProblems({ columns, rows }: Drawn, inColumns: boolean, where: Where): Problem[] {
  const problem = (field: string, what: string, cure: string) => [
    { file: where.file, field: `${where.field}.${field}`, what, cure },
  ]
  if (inColumns && !columns)
    return problem('columns', 'is missing.', `Name the columns, or choose another form than "${where.form}".`)
  if (!inColumns && columns)
    return problem('columns', `is given, and "${where.form}" has none.`, `Remove it, or make it "${where.columned}".`)
  return rows.flatMap(({ cells, struck }, i) => {
    if (columns && cells.length !== columns.length)
      return problem(
        `rows[${i}].cells`,
        `has ${cells.length} entries, and there are ${columns.length} columns.`,
        'Write one for each column.',
      )
    if (!columns && cells.length !== 1 && !(cells.length === 0 && struck))
      return problem(
        `rows[${i}].cells`,
        `has ${cells.length} entries, exactly 1.`,
        'Write one, or what was struck out.',
      )
    return []
  })
}
