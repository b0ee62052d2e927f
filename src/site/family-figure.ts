import { tableOf } from '../model/checks/in-family.ts'
import type { Page } from '../model/page.ts'
import type { FigureData } from '../model/schema/figures/figure.ts'
import { isOffering } from './offering-views.ts'
import { childrenOf, type Tree } from './tree.ts'

/** The figure of a family: its own words, and what each of its members says of itself (`inFamily`). */
export function familyFigureOf(
  tree: Tree,
  { address, figure }: Extract<Page, { kind: 'family' }>,
): FigureData | undefined {
  const members = childrenOf(tree, address).filter(isOffering)
  switch (figure?.draws) {
    case 'thread':
      return {
        ...figure,
        ends: members.map(({ name, address: page, summary: text, inFamily }) => ({
          name,
          page,
          text,
          events: inFamily?.events ?? [],
        })),
      }
    // model/checks/in-family.ts has seen to it that each member says what is drawn of it, and that one has a table.
    case 'payoff':
      return {
        ...figure,
        members: members.flatMap(({ name, address: href, inFamily }) =>
          inFamily?.contracts ? [{ name, href, contracts: inFamily.contracts }] : [],
        ),
      }
    case 'marks':
      return withTable(members, figure)
    default:
      return figure
  }
}

/** The table of one member, in the words of the family: only the columns that are members, and each leads to its page. */
function withTable(members: readonly Page[], figure: Pick<FigureData, 'heading' | 'text' | 'label' | 'note'>) {
  const table = members.map(tableOf).find((found) => found !== undefined)
  if (!table)
    throw new Error('No member of the family has a table of marks. The content check should have refused this.')
  const kept = table.columns.flatMap((column, i) => (members.some(({ name }) => name === column) ? [i] : []))
  const of = <Entry>(list: readonly Entry[]) => list.filter((_, i) => kept.includes(i))
  const rows = table.rows.map(({ cells, words, ...row }) => ({
    ...row,
    cells: of(cells),
    ...(words && { words: of(words) }),
  }))
  return { ...table, ...figure, columns: of(table.columns), rows }
}
