import type { Page } from '../model/page.ts'
import type { FigureData } from '../model/schema/figures/figure.ts'
import { isInPreparation } from '../model/status.ts'
import { childrenOf, type Tree } from './tree.ts'

/** The figure of a family: its own words, and what each of its members says of itself (`inFamily`). */
export function familyFigureOf(tree: Tree, page: Extract<Page, { kind: 'family' }>): FigureData | undefined {
  const { figure } = page
  const members = childrenOf(tree, page.address).flatMap((member) =>
    member.kind === 'offering' && !isInPreparation(member) ? [member] : [],
  )
  switch (figure?.draws) {
    case 'marks':
      return {
        ...figure,
        joined: false,
        rows: members.flatMap(({ name, address, inFamily }) =>
          inFamily?.marks ? [{ name, page: address, ...inFamily.marks }] : [],
        ),
      }
    case 'call':
      return {
        ...figure,
        members: members.flatMap(({ name, address, figure: own }) =>
          own?.draws === 'call' && 'messages' in own ? [{ ...own, name, href: address }] : [],
        ),
      }
    default:
      return figure
  }
}
