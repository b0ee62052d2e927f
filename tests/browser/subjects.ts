import type { Page } from '../../src/model/page.ts'
import { readContent } from '../../src/model/read.ts'
import { buildMenu } from '../../src/site/menu.ts'
import { buildTree } from '../../src/site/tree.ts'

/** What tests visit, picked from the content by what it is: names, numbers and places are the editors' to change. */

const content = readContent('.', { today: new Date() })
export const { company, pages } = content
export const tree = buildTree(pages)
export const menu = buildMenu(tree, content.menu)

/** The page that answers at an address of the specification, wherever it has moved since. */
export function pageFor(address: string): Page {
  return pick(
    `page at ${address}`,
    pages.find((page) => page.address === address || page.aliases.includes(address)),
  )
}

/** The same, of the kind that the specification describes. */
export function pageOf<Kind extends Page['kind']>(kind: Kind, address: string): Extract<Page, { kind: Kind }> {
  const page = pageFor(address)
  const isOfKind = (candidate: Page): candidate is Extract<Page, { kind: Kind }> => candidate.kind === kind
  return pick(`page of kind ${kind} at ${address}`, isOfKind(page) ? page : undefined)
}

export function pick<Subject>(what: string, found: Subject | undefined): Subject {
  if (found === undefined) throw new Error(`The content has no ${what}, and a test needs one.`)
  return found
}
