import { parentAddress } from '../address.ts'
import { textLinks } from '../checks/text-links.ts'
import type { Page } from '../page.ts'
import type { Placeholders } from '../placeholders.ts'
import type { Problem } from '../problems.ts'
import type { MenuFile } from '../schema/facts.ts'
import { isClosed, isIndexed } from '../status.ts'
import * as limits from './limits.ts'
import { mainLinks } from './main-links.ts'

/** How many clicks each address is away from the first; those out of reach are left out. */
export function clicksFrom(start: string, links: ReadonlyMap<string, readonly string[]>): Map<string, number> {
  const clicks = new Map([[start, 0]])
  // A map hands out what is added while it is read, in that order: it is the queue, too.
  for (const [address, distance] of clicks)
    for (const next of links.get(address) ?? []) if (!clicks.has(next)) clicks.set(next, distance + 1)
  return clicks
}

/** The other pages that the main part of each page links to, by its address. */
type LinkGraph = ReadonlyMap<string, readonly string[]>

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

/** Pages that visitors would hardly find, or could not go on from. Those in preparation are found by their family. */
export function reachProblems(pages: readonly Page[], links: LinkGraph): Problem[] {
  const clicks = clicksFrom('/', links)
  const linked = Map.groupBy([...links.values()].flat(), (address) => address)
  const problem = (file: string, what: string, cure: string): Problem => ({ file, field: 'links', what, cure })
  return pages
    .filter((page) => isIndexed(page) && page.address !== '/')
    .flatMap(({ file, address, kind }) => {
      const [linksIn, linksOut] = [linked.get(address)?.length ?? 0, links.get(address)?.length ?? 0]
      const away = clicks.get(address)
      const found: Problem[] = []
      // A position may be the only one that is open.
      if (linksIn < limits.linksIn.min && kind !== 'position')
        found.push(
          problem(
            file,
            `is linked from ${pagesIn(linksIn)}, at least ${limits.linksIn.min}.`,
            'Name it under "related" or in the text of other pages.',
          ),
        )
      if (linksOut < limits.linksOut.min && kind !== 'legal')
        found.push(
          problem(
            file,
            `leads to ${pagesIn(linksOut)}, at least ${limits.linksOut.min}.`,
            'Link to what to read next.',
          ),
        )
      if (away === undefined || away > limits.clicks.max)
        found.push(
          problem(
            file,
            `is ${away === undefined ? 'out of reach' : `${away} clicks away`} from the home page, at most ${limits.clicks.max}.`,
            'Link to it from a page nearer to the home page.',
          ),
        )
      return found
    })
}

function pagesIn(count: number): string {
  return `${count || 'no'} other ${count === 1 ? 'page' : 'pages'}`
}
