import { parentAddress } from '../address.ts'
import type { Page } from '../page.ts'
import type { Problem } from '../problems.ts'
import { isInPreparation } from '../status.ts'

/** What a map of funds needs: funds on it alone, and no more of them in one place than it can show. */
export function fundProblems(pages: readonly Page[]): Problem[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]))
  const familyOf = ({ address }: Page) => byAddress.get(parentAddress(address))
  return [
    // A family that could not be read has its own problem.
    ...pages
      .filter((page) => page.kind === 'fund' && (familyOf(page) ?? { kind: 'funds' }).kind !== 'funds')
      .map(offTheMap),
    ...pages
      .filter((page) => familyOf(page)?.kind === 'funds' && page.kind !== 'fund' && !isInPreparation(page))
      .map(withoutPlace),
    ...pages.flatMap(unknownFacts),
    ...crowded(pages),
  ]
}

function offTheMap({ file, address }: Page): Problem {
  return {
    file,
    field: 'kind',
    what: `is fund, and the page above it, ${parentAddress(address)}, is not of the kind "funds".`,
    cure: 'Move it below a family of funds, or choose another kind.',
  }
}

function withoutPlace({ file, kind }: Page): Problem {
  return {
    file,
    field: 'kind',
    what: `is ${kind}, below a family whose map shows funds.`,
    cure: 'Make it "kind: fund" and give it a "place", or move it to another folder.',
  }
}

/** The map names two facts that every fund below it states. */
function unknownFacts(page: Page): Problem[] {
  if (page.kind !== 'funds') return []
  return (['paysFact', 'keyFact'] as const)
    .filter((field) => !page.compare.includes(page.map[field]))
    .map((field) => ({
      file: page.file,
      field: `map.${field}`,
      what: `is "${page.map[field]}", which "compare" does not name.`,
      cure: `Choose one of ${page.compare.map((label) => `"${label}"`).join(', ')}.`,
    }))
}

/** Two share a cell of the map; a third would not be read. */
const perCell = 2

function crowded(pages: readonly Page[]): Problem[] {
  const cells = new Map<string, Page[]>()
  for (const page of pages) {
    if (page.kind !== 'fund') continue
    const cell = `${parentAddress(page.address)} ${page.place.horizon} ${page.place.cash}`
    cells.set(cell, [...(cells.get(cell) ?? []), page])
  }
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
