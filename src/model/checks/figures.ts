import { daysIn } from '../../lib/duration.ts'
import { parentAddress } from '../address.ts'
import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import { askedProblems } from './asked.ts'
import { passProblems } from './passes.ts'

/** What the figures of families need, beyond what each file says for itself. */
export function figureProblems(pages: readonly Page[]): Problem[] {
  return [
    ...pages.flatMap(unknownFacts),
    ...crowded(pages),
    ...pages.flatMap(backwards),
    ...pages.flatMap(unknownMarks),
    ...pages.flatMap(passProblems),
    ...pages.flatMap(askedProblems),
  ]
}

/** A figure names facts; every member states those that the family compares. */
function unknownFacts(page: Page): Problem[] {
  const named = factsNamedBy(page)
  return Object.entries(named).flatMap(([field, label]) =>
    !('compare' in page) || page.compare.includes(label)
      ? []
      : {
          file: page.file,
          field,
          what: `is "${label}", which "compare" does not name.`,
          cure: `Choose one of ${page.compare.map((fact) => `"${fact}"`).join(', ')}.`,
        },
  )
}

function factsNamedBy(page: Page): Record<string, string> {
  return page.kind === 'strategies' ? { edgeFact: page.edgeFact, spanFact: page.spanFact } : {}
}

/** Two funds share a cell of the map; a third would not be read. */
const perCell = 2

function crowded(pages: readonly Page[]): Problem[] {
  const cells = Map.groupBy(
    pages.filter((page) => page.kind === 'fund'),
    ({ address, place }) => `${parentAddress(address)} ${place.horizon} ${place.cash}`,
  )
  return [...cells.values()].flatMap((inside) =>
    inside.slice(perCell).map(({ file }) => ({
      file,
      field: 'place',
      what: `is that of ${inside
        .slice(0, perCell)
        .map((page) => page.file)
        .join(' and ')} as well; at most ${perCell} funds share one.`,
      cure: 'Places are relative: move one of them a step in horizon or cash.',
    })),
  )
}

const longest = '100y'

/** A span begins before it ends, on a ladder that ends somewhere. */
function backwards(page: Page): Problem[] {
  if (page.kind !== 'strategy') return []
  const { from, to } = page.span
  const problem = (field: string, what: string, cure: string) => [
    { file: page.file, field: `span.${field}`, what, cure },
  ]
  if (daysIn(to) > daysIn(longest)) return problem('to', `is ${to}, at most ${longest}.`, 'Write a shorter time.')
  if (daysIn(from) > daysIn(to))
    return problem('from', `is ${from}, which is longer than ${to}.`, 'Write the shorter time first.')
  return []
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
