import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'

const marks = ['came', 'missed']

type Sheet = NonNullable<Extract<Page, { kind: 'position' }>['sheet']>

/** The sheet of a position: each line has what its form draws, no more and no less. */
export function worksheetProblems(page: Page): Problem[] {
  if (page.kind !== 'position' || !page.sheet) return []
  return problemsIn(page.sheet).map(({ field, ...problem }) => ({
    file: page.file,
    field: `sheet.${field}`,
    ...problem,
  }))
}

function problemsIn({ drawn, columns, rows }: Sheet): Omit<Problem, 'file'>[] {
  const inColumns = ['table', 'marks'].includes(drawn)
  if (inColumns && !columns)
    return [
      { field: 'columns', what: 'is missing.', cure: `Name the columns, or choose another form than "${drawn}".` },
    ]
  if (!inColumns && columns)
    return [
      { field: 'columns', what: `is given, and "${drawn}" has none.`, cure: 'Remove it, or make it "drawn: table".' },
    ]
  const wrong = rows.flatMap(({ cells, struck }, i) => {
    const field = `rows[${i}].cells`
    const has = `has ${cells.length} entries`
    if (columns && cells.length !== columns.length)
      return { field, what: `${has}, and there are ${columns.length} columns.`, cure: 'Write one for each column.' }
    if (!columns && cells.length !== 1 && !(cells.length === 0 && struck))
      return { field, what: `${has}, exactly 1.`, cure: 'Write one, or what was struck out.' }
    return []
  })
  return wrong.length > 0 || drawn !== 'marks' ? wrong : rows.flatMap(({ cells }, i) => unknownMarks(cells, i))
}

const unknownMarks = (cells: readonly string[], row: number) =>
  cells.flatMap((cell, i) =>
    marks.includes(cell)
      ? []
      : {
          field: `rows[${row}].cells[${i}]`,
          what: `is "${cell}", which is not known.`,
          cure: `Use one of: ${marks.join(', ')}.`,
        },
  )
