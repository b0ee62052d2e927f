import type { Page } from '../model/page.ts'
import { isInPreparation } from '../model/status.ts'
import { childrenOf, type Tree } from './tree.ts'

/** What the templates of products and apps show beyond a page's own fields. */

type ProductPage = Extract<Page, { kind: 'product' }>

/** The voices of a product, each with the tab it is about. */
export function scenariosOf({ tools: { tabs }, testimonials }: ProductPage) {
  return (testimonials?.quotes ?? []).map(({ tool, ...voice }) => ({
    ...voice,
    tool: { title: tabs.find(({ value }) => value === tool)?.title ?? tool, href: `#${tool}` },
  }))
}

/** Who uses a toolbox, with the tools by their numbers; the schema has seen to it that each is there. */
export function groupsOf({ features: { points }, groups: { groups } }: Extract<Page, { kind: 'toolbox' }>) {
  return groups.map(({ tools, ...group }) => ({
    ...group,
    tools: tools.map((number) => ({ number, name: points[number - 1]?.title ?? '', href: `#tool-${number}` })),
  }))
}

/** The rows of a family of apps: each that is published. model/checks/members.ts has seen to it that each has what it needs. */
export function appsOf(tree: Tree, family: string) {
  return childrenOf(tree, family).flatMap((page) =>
    'entry' in page && page.entry
      ? [{ name: page.name, summary: page.summary, href: page.address, ...page.entry }]
      : [],
  )
}

/** Those of which nothing is published yet: their names. */
export function inPreparationIn(tree: Tree, family: string) {
  return childrenOf(tree, family)
    .filter(isInPreparation)
    .map(({ name, address }) => ({ name, href: address }))
}
