import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'

const marks = ['came', 'missed']

/** The sheet of a position: each line has what its form draws, no more and no less. */
export function worksheetProblems(page: Page): Problem[] {
  if (page.kind !== 'position' || !page.sheet) return []
  const { drawn, columns, rows } = page.sheet
  const problem = (field: string, what: string, cure: string) => [
    { file: page.file, field: `sheet.${field}`, what, cure },
  ]
  const inColumns = drawn === 'table' || drawn === 'marks'
  if (inColumns && !columns)
    return problem('columns', 'is missing.', `Name the columns, or choose another form than "${drawn}".`)
  if (!inColumns && columns)
    return problem('columns', `is given, and "${drawn}" has none.`, 'Remove it, or make it "drawn: table".')
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
    return drawn === 'marks'
      ? cells.flatMap((cell, j) =>
          marks.includes(cell)
            ? []
            : problem(
                `rows[${i}].cells[${j}]`,
                `is "${cell}", which is not known.`,
                `Use one of: ${marks.join(', ')}.`,
              ),
        )
      : []
  })
}
