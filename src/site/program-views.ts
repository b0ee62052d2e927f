import type { Page } from '../model/page.ts'
import { childrenOf, type Tree } from './tree.ts'

/** The programs of a division as its rows show them. */
export function programsOf(tree: Tree, division: string) {
  return childrenOf(tree, division)
    .filter((page): page is Extract<Page, { kind: 'program' }> => page.kind === 'program')
    .map((page) => ({
      name: page.name,
      href: page.address,
      summary: page.summary,
      audiences: page.audience.map(({ title }) => title),
      steps: page.steps.map(({ title, hand }) => ({ title, hand })),
    }))
}
