import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import type { Papers } from '../schema/papers.ts'
import { numberProblems } from './told.ts'

type Row = Papers['rows'][number]
type Found = [field: string, what: string, cure: string]

/** What papers side by side need beyond the form of each field: a line for each, and ties that have both their ends. */
export function paperProblems({ file, papers, capabilities }: Extract<Page, { kind: 'tool' }>): Problem[] {
  if (!papers) return []
  const { sheets, rows } = papers
  const shown = rows.flatMap(({ ties }, r) =>
    ties.map(({ shows }, t) => ({ field: `papers.rows[${r}].ties[${t}].shows`, shows })),
  )
  return [
    ...rows.flatMap((row, r) =>
      rowProblems(row, sheets.length).map(([field, what, cure]) => ({
        file,
        field: `papers.rows[${r}].${field}`,
        what,
        cure,
      })),
    ),
    ...numberProblems(file, capabilities.length, shown),
  ]
}

function rowProblems({ lines, ties }: Row, sheets: number): Found[] {
  if (lines.length !== sheets)
    return [
      ['lines', `has ${lines.length} entries, and there are ${sheets} papers.`, 'Write one for each; {} is empty.'],
    ]
  return ties.flatMap(({ gap, how }, t): Found[] => {
    const field = `ties[${t}].`
    if (gap >= sheets)
      return [
        [`${field}gap`, `is ${gap}, and ${sheets} papers have ${sheets - 1} between them.`, 'Write a smaller number.'],
      ]
    if (ties.findIndex((tie) => tie.gap === gap) < t)
      return [[`${field}gap`, `is ${gap} a second time in this row.`, 'Begin another row for it.']]
    const filled = [lines[gap - 1], lines[gap]].filter((line) => line?.text).length
    const needs = how === 'missing' ? 1 : 2
    if (filled === needs) return []
    const what = `is "${how}", and ${filled} of the two lines it ties ${filled === 1 ? 'says' : 'say'} something.`
    const cure = how === 'missing' ? 'Leave out the text of one of them.' : 'Give both a text, or write "missing".'
    return [[`${field}how`, what, cure]]
  })
}
