import { parentAddress } from '../model/address.ts'
import type { Page } from '../model/page.ts'
import { isClosed } from '../model/status.ts'

/** The pages by address, and the order in which siblings stand. */
export interface Tree {
  readonly byAddress: ReadonlyMap<string, Page>
  readonly children: ReadonlyMap<string, readonly Page[]>
}

export function buildTree(pages: readonly Page[]): Tree {
  const inOrder = pages.filter(({ address }) => address !== '/').sort((a, b) => a.order - b.order)
  const children = Map.groupBy(inOrder, ({ address }) => parentAddress(address))
  return { byAddress: new Map(pages.map((page) => [page.address, page])), children }
}

export function pageAt(tree: Tree, address: string): Page {
  const page = tree.byAddress.get(address)
  if (!page) throw new Error(`There is no page at ${address}. The content check should have refused this reference.`)
  return page
}

/** The pages below a page, as lists show them. */
export function childrenOf(tree: Tree, address: string): readonly Page[] {
  return (tree.children.get(address) ?? []).filter((page) => !isClosed(page))
}

/** From the home page down to the page itself. */
export function pathTo(tree: Tree, address: string): Page[] {
  const page = pageAt(tree, address)
  return address === '/' ? [page] : [...pathTo(tree, parentAddress(address)), page]
}

/** Every page, in lists or not, each before its children, siblings in their order. */
export function allPages(tree: Tree, from = '/'): Page[] {
  return [pageAt(tree, from), ...(tree.children.get(from) ?? []).flatMap(({ address }) => allPages(tree, address))]
}

/**
 * Another division that a page belongs to: one whose section of the menu names its family, which lives elsewhere. Whoever
 * came from there can go back there.
 */
export function alsoIn(
  tree: Tree,
  menu: readonly { href: string; items: readonly { href: string }[] }[],
  address: string,
): { label: string; href: string } | undefined {
  const path = pathTo(tree, address).map((page) => page.address)
  const section = menu.find(
    ({ href, items }) =>
      !path.includes(href) && items.some((item) => path.includes(item.href)) && isDivision(tree, href),
  )
  return section && { label: pageAt(tree, section.href).name, href: section.href }
}

const isDivision = (tree: Tree, address: string) => pageAt(tree, address).kind === 'division'

interface Crumb {
  label: string
  description: string
  href: string
}

export interface Breadcrumb {
  /** The crumb three from the end, where there are more than two. */
  back?: Crumb
  /** The last two, the page itself at the end. */
  crumbs: Crumb[]
  /** The day on which the page was last read against the facts; articles say it below their headline. */
  reviewed?: string
}

export function breadcrumb(tree: Tree, address: string): Breadcrumb {
  const path = pathTo(tree, address)
  const all = path.map(({ name: label, summary: description, address: href }) => ({ label, description, href }))
  const back = all.at(-3)
  const page = path.at(-1)
  const reviewed = page && page.kind !== 'article' && 'reviewed' in page && page.reviewed
  return { crumbs: all.slice(-2), ...(back && { back }), ...(reviewed && { reviewed }) }
}

export interface Redirect {
  from: string
  to: string
}

/** In which a build tells its redirects to what makes each host's files of them; then it is removed. */
export const redirectsFile = '_redirects.json'

/** Every alias leads to its page in one hop: targets are pages, never other aliases. */
export function redirectsOf(pages: readonly Page[]): Redirect[] {
  return pages.flatMap(({ aliases, address }) => aliases.map((from) => ({ from, to: address })))
}
