import { parentAddress } from '../model/address.ts'
import type { Page } from '../model/page.ts'
import { isInPreparation } from '../model/status.ts'
import { childrenOf, pageAt, type Tree } from './tree.ts'

/** What the templates of systems, tools and interfaces show beyond a page's own fields. */

type KindOf<Kind> = Extract<Page, { kind: Kind }>
type Fact = { label: string; value: string }

/** The systems of a family, each with the way of its record and the facts that the family compares. */
export function systemsOf(tree: Tree, { address, compare }: KindOf<'systems'>) {
  return childrenOf(tree, address)
    .filter((page): page is KindOf<'system'> => page.kind === 'system')
    .map((page) => ({
      name: page.name,
      href: page.address,
      record: page.record.name,
      route: page.route,
      facts: comparedOf(page, compare),
    }))
}

/** The tools of a family in the order of its figure: what each puts away, and lines of its record, or of what it does. */
export function swapsOf(tree: Tree, { compare: [whom, replaced], replaced: drawn }: KindOf<'tools'>) {
  return drawn.map(({ page: address, draws, record }) => {
    const page = pageAt(tree, address)
    const kept = page.kind === 'tool' ? page.record : record
    const stated = (label: string) => ('facts' in page && page.facts.find((fact) => fact.label === label)?.value) || ''
    return {
      name: page.name,
      href: address,
      draws,
      whom: stated(whom),
      replaced: stated(replaced),
      record: kept?.name ?? page.summary,
      fields: kept?.fields ?? [],
      does: !kept && page.kind === 'product' ? page.features.points.map(({ title }) => title) : [],
    }
  })
}

/** The interfaces of a family, each with one call and the facts that the family compares. */
export function callsOf(tree: Tree, { address, compare }: KindOf<'apis'>) {
  return childrenOf(tree, address)
    .filter((page): page is KindOf<'api'> => page.kind === 'api')
    .map((page) => ({
      name: page.name,
      href: page.address,
      partner: page.partner,
      call: page.call,
      facts: comparedOf(page, compare),
    }))
}

/** Of the facts of a page those that its family compares, in the order of the family. */
function comparedOf({ facts }: { facts: readonly Fact[] }, compare: readonly string[]): Fact[] {
  return compare.flatMap((label) => facts.filter((fact) => fact.label === label))
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
