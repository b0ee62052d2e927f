import { parentAddress } from '../address.ts'
import { textLinks } from '../checks/text-links.ts'
import { isClosed } from '../indexed.ts'
import type { Page } from '../page.ts'
import type { Placeholders } from '../placeholders.ts'
import type { MenuFile } from '../schema/facts.ts'
import { mainLinks } from './main-links.ts'

/** The other pages that the main part of each page links to, by its address. */
export type LinkGraph = ReadonlyMap<string, readonly string[]>

/** Made from content alone, so that nobody has to build the site to learn how its pages hang together. */
export function linkGraph(pages: readonly Page[], menu: MenuFile, values: Placeholders): LinkGraph {
  const known = new Set(pages.map(({ address }) => address))
  const byParent = Map.groupBy(
    pages.filter((page) => !isClosed(page)),
    ({ address }) => parentAddress(address),
  )
  const newestFirst = pages.filter(({ kind }) => kind === 'article').sort((a, b) => a.order - b.order)
  const children = (address: string) => byParent.get(address) ?? []
  const articles = (address: string) => newestFirst.filter((article) => article.address.startsWith(`${address}/`))
  return new Map(
    pages.map((page) => {
      // The text of a closed position is not shown.
      const inText = (isClosed(page) ? [] : textLinks(page, values)).map(({ url }) => url.replace(/[?#].*$/, ''))
      const links = [...mainLinks({ page, children, articles, menu }), ...inText]
      return [page.address, [...new Set(links)].filter((to) => to !== page.address && known.has(to))]
    }),
  )
}
