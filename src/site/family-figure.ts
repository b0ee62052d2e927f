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
    default:
      return figure
  }
}
