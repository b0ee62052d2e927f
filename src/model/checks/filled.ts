import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import { strayParts } from './stray-parts.ts'

type ToolPage = Extract<Page, { kind: 'tool' }>

/** A record is filled in from the papers on its page: each line says from which, or by whom, and notes stand at its lines. */
export function filledProblems(page: ToolPage): Problem[] {
  const { file, record, capabilities, steps, questions } = page
  const labels = record.fields.map(({ label }) => label)
  const told = Object.entries({ capabilities, steps, questions }).flatMap(([name, notes]) =>
    notes.map(({ about }, i) => [`${name}[${i}].about`, about] as const),
  )
  return [
    ...record.fields.flatMap((field, i) =>
      lineProblem(field, page).map(([at, what, cure]) => ({
        file,
        field: `record.fields[${i}]${at}`,
        what,
        cure,
      })),
    ),
    ...strayParts(file, told, labels),
  ]
}

type Found = [at: string, what: string, cure: string]

function lineProblem({ paper, by, how }: ToolPage['record']['fields'][number], { papers }: ToolPage): Found[] {
  const sheets = papers?.sheets ?? []
  if (paper === undefined && by === undefined)
    return [['', 'does not say where it came from.', 'Write the number of its "paper", or "by" whom it was filled in.']]
  if (paper !== undefined && by !== undefined)
    return [['.by', 'is written beside the number of a paper.', 'Remove one of the two.']]
  if (paper !== undefined && paper > sheets.length)
    return [['.paper', `is ${paper}, and the page draws ${sheets.length || 'no'} papers.`, cureOfPaper(sheets.length)]]
  const drawn = papers?.rows.flatMap(({ ties }) => ties.map((tie) => tie.how)) ?? []
  return how === undefined || drawn.includes(how)
    ? []
    : [['.how', `is "${how}", and no papers above it are tied so.`, 'Leave it out, or draw that tie.']]
}

const cureOfPaper = (sheets: number) => (sheets ? 'Write a smaller number.' : 'Write "by" whom it was filled in.')
