import { tableOf } from '../model/checks/in-family.ts'
import type { Page } from '../model/page.ts'
import type { FigureData } from '../model/schema/figures/figure.ts'
import { isInPreparation } from '../model/status.ts'
import { childrenOf, type Tree } from './tree.ts'

/** The figure of a family: its own words, and what each of its members says of itself (`inFamily`). */
export function familyFigureOf(tree: Tree, page: Extract<Page, { kind: 'family' }>): FigureData | undefined {
  const { figure } = page
  if (figure?.draws === 'payoff') return { ...figure, members: contractsOf(tree, page.address) }
  if (figure?.draws === 'marks') return withTable(tree, page.address, figure)
  return figure
}

/** model/checks/in-family.ts has seen to it that each member says what is drawn. */
function contractsOf(tree: Tree, family: string) {
  return childrenOf(tree, family).flatMap((page) => {
    if (isInPreparation(page) || page.kind !== 'offering') return []
    const { contracts } = page.inFamily ?? {}
    return contracts ? [{ name: page.name, href: page.address, contracts }] : []
  })
}

/** The table of one member, in the words of the family: only the columns that are members, and each leads to its page. */
function withTable(tree: Tree, family: string, figure: Pick<FigureData, 'heading' | 'text' | 'label' | 'note'>) {
  const members = childrenOf(tree, family)
  const table = members.map(tableOf).find((found) => found !== undefined)
  if (!table)
    throw new Error(`No page below ${family} has a table of marks. The content check should have refused this.`)
  const kept = table.columns.flatMap((column, i) => (members.some(({ name }) => name === column) ? [i] : []))
  const of = <Entry>(list: readonly Entry[]) => list.filter((_, i) => kept.includes(i))
  const rows = table.rows.map(({ cells, words, ...row }) => ({
    ...row,
    cells: of(cells),
    ...(words && { words: of(words) }),
  }))
  return { ...table, ...figure, columns: of(table.columns), rows }
}
