import { parentAddress } from '../address.ts'
import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import { isInPreparation } from '../status.ts'

/** The figure of a family is drawn from what its members say of themselves: none may be missing, and none said in vain. */

type Offering = Exclude<Extract<Page, { kind: 'offering' }>, { status: 'in-preparation' }>
type Family = Extract<Page, { kind: 'family' }>
/** The others are held to their figures in events.ts and family-figures.ts. */
const fields = ['place', 'span', 'loss'] as const

/** What each figure of a family draws of a member. */
const drawnOf: Partial<Record<NonNullable<Family['figure']>['draws'], readonly (typeof fields)[number][]>> = {
  map: ['place'],
  lines: ['span', 'loss'],
}

export function inFamilyProblems(pages: readonly Page[]): Problem[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]))
  return pages.flatMap((page) => {
    if (page.kind === 'family') return [...crowded(membersOf(page, pages)), ...wordless(page, membersOf(page, pages))]
    if (page.kind !== 'offering' || isInPreparation(page)) return []
    const above = byAddress.get(parentAddress(page.address))
    // A family that could not be read has its own problem.
    return above ? problemsOf(page, above) : []
  })
}

const membersOf = ({ address }: Family, pages: readonly Page[]): Offering[] =>
  pages.filter(
    (page): page is Offering =>
      page.kind === 'offering' && !isInPreparation(page) && parentAddress(page.address) === address,
  )

function problemsOf({ file, inFamily = {} }: Offering, above: Page): Problem[] {
  const draws = above.kind === 'family' ? above.figure?.draws : undefined
  const needed = (draws && drawnOf[draws]) ?? []
  const given = fields.filter((field) => inFamily[field])
  return [
    ...needed
      .filter((field) => !given.includes(field))
      .map((field) => ({
        file,
        field: `inFamily.${field}`,
        what: `is missing, and the figure of ${above.address} draws it.`,
        cure: 'Add it, as the other members have it.',
      })),
    ...given
      .filter((field) => !needed.includes(field))
      .map((field) => ({
        file,
        field: `inFamily.${field}`,
        what: `is drawn nowhere: the page above it, ${above.address}, has no figure that shows it.`,
        cure: 'Remove it, or move the page below a family that draws it.',
      })),
  ]
}

/** Two members share a cell of the map; a third would not be read. */
const perCell = 2

function crowded(members: readonly Offering[]): Problem[] {
  const placed = members.flatMap(({ file, inFamily }) => (inFamily?.place ? [{ file, ...inFamily.place }] : []))
  const cells = Map.groupBy(placed, ({ horizon, cash }) => `${horizon} ${cash}`)
  return [...cells.values()].flatMap((inside) =>
    inside.slice(perCell).map(({ file }) => ({
      file,
      field: 'inFamily.place',
      what: `is that of ${inside
        .slice(0, perCell)
        .map((other) => other.file)
        .join(' and ')} as well; at most ${perCell} members share one.`,
      cure: 'Places are relative: move one of them a step in horizon or cash.',
    })),
  )
}

/** How long money stays in a member is drawn beside the fact that says it in words. */
function wordless({ file, figure }: Family, members: readonly Offering[]): Problem[] {
  if (figure?.draws !== 'lines') return []
  return members
    .filter(({ facts }) => !facts.some(({ label }) => label === figure.fact))
    .map((member) => ({
      file: member.file,
      field: 'facts',
      what: `has none labeled "${figure.fact}", which the figure of ${file} sets beside its line.`,
      cure: 'Add the fact, or name another one in "figure.fact" of the family.',
    }))
}
