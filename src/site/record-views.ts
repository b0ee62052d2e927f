import { parentAddress } from '../model/address.ts'
import { isAlsoShown } from '../model/families.ts'
import type { Page } from '../model/page.ts'
import { isInPreparation } from '../model/status.ts'
import { childrenOf, pageAt, type Tree } from './tree.ts'

/** What the templates of systems, tools and interfaces show beyond a page's own fields. */

type KindOf<Kind> = Extract<Page, { kind: Kind }>

/** The systems of a family, each with the way of its record. */
export function systemsOf(tree: Tree, family: string) {
  return childrenOf(tree, family)
    .filter((page): page is KindOf<'system'> => page.kind === 'system')
    .map(({ name, address, record, route }) => ({ name, href: address, record: record.name, route }))
}

/** The tools of a family, each with what its record holds. */
export function toolsOf(tree: Tree, family: string) {
  return childrenOf(tree, family)
    .filter((page): page is KindOf<'tool'> => page.kind === 'tool')
    .map(({ name, address, record }) => ({ name, href: address, record: record.name, fields: record.fields }))
}

/** Those among the tools that bring a figure of their own. */
export function productsAmong(tree: Tree, family: Page) {
  return childrenOf(tree, family.address)
    .filter((page) => isAlsoShown(page, family))
    .map(({ name, address, summary }) => ({ name, href: address, summary }))
}

/** The interfaces of a family, each with one call. */
export function callsOf(tree: Tree, family: string) {
  return childrenOf(tree, family)
    .filter((page): page is KindOf<'api'> => page.kind === 'api')
    .map(({ name, address, partner, call }) => ({ name, href: address, partner, call }))
}

/** Pages of a family that have little to say yet. */
export function preparedIn(tree: Tree, family: string) {
  return childrenOf(tree, family)
    .filter(isInPreparation)
    .map(({ name, address }) => ({ name, href: address }))
}

/** The family in which a call is drawn beside others. */
export function apisFamily(tree: Tree, { address }: KindOf<'api'>): KindOf<'apis'> {
  const family = pageAt(tree, parentAddress(address))
  if (family.kind !== 'apis') throw new Error(`${family.file} is no family of interfaces.`)
  return family
}
