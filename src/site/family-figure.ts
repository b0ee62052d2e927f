import type { Page } from '../model/page.ts'
import type { FigureData } from '../model/schema/figures/figure.ts'
import { isInPreparation } from '../model/status.ts'
import { childrenOf, type Tree } from './tree.ts'

/** The figure of a family: its own words, and what each of its members says of itself (`inFamily`). */
export function familyFigureOf(tree: Tree, page: Extract<Page, { kind: 'family' }>): FigureData | undefined {
  const { figure } = page
  if (figure?.draws === 'payoff') return { ...figure, members: contractsOf(tree, page.address) }
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
