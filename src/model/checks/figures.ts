import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import { inFamilyProblems } from './in-family.ts'
import { passProblems } from './passes.ts'

/** What the figures of families need, beyond what each file says for itself. */
export function figureProblems(pages: readonly Page[]): Problem[] {
  return [
    ...pages.flatMap(unknownMarks),
    ...pages.flatMap(passProblems),
    ...inFamilyProblems(pages),
  ]
}

/** The figure of an article fills a mark, or cuts the chain before one. */
function unknownMarks(page: Page): Problem[] {
  if (page.kind !== 'article') return []
  const { figure } = page
  const titles = figure.marks.map(({ title }) => title)
  const problem = (field: string, named: string | undefined, among: readonly string[]) =>
    named === undefined || among.includes(named)
      ? []
      : [
          {
            file: page.file,
            field: `figure.${field}`,
            what: `is "${named}", which is the title of none of its marks${among.length < titles.length ? ' behind the first' : ''}.`,
            cure: `Choose one of ${among.map((title) => `"${title}"`).join(', ')}.`,
          },
        ]
  const before = figure.shape === 'chain' ? figure.cut?.before : undefined
  return [...problem('on', figure.on, titles), ...problem('cut.before', before, titles.slice(1))]
}
