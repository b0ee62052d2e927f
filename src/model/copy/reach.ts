import { parentAddress } from '../address.ts'
import { referencesIn } from '../checks/references.ts'
import { textLinks } from '../checks/text-links.ts'
import type { Page } from '../page.ts'
import type { Placeholders } from '../placeholders.ts'
import { type Problem, toldBy } from '../problems.ts'
import type { MenuFile } from '../schema/facts.ts'
import { isClosed, isIndexed, isInPreparation } from '../status.ts'
import * as limits from './limits.ts'

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
  const { linksIn, linksOut, clicks: far } = limits
  return toldBy((tell) => {
    for (const page of pages) {
      const { file, address, kind } = page
      if (!isIndexed(page) || address === '/') continue
      const [to, from] = [linked.get(address)?.length ?? 0, links.get(address)?.length ?? 0]
      const away = clicks.get(address)
      // A position may be the only one that is open.
      if (to < linksIn.min && kind !== 'position')
        tell(
          file,
          'links',
          `is linked from ${pagesIn(to)}, at least ${linksIn.min}.`,
          'Name it under "related" or in the text of other pages.',
        )
      if (from < linksOut.min && kind !== 'legal')
        tell(file, 'links', `leads to ${pagesIn(from)}, at least ${linksOut.min}.`, 'Link to what to read next.')
      if (away === undefined || away > far.max)
        tell(
          file,
          'links',
          `is ${away === undefined ? 'out of reach' : `${away} clicks away`} from the home page, at most ${far.max}.`,
          'Link to it from a page nearer to the home page.',
        )
    }
  })
}

function pagesIn(count: number): string {
  return `${count || 'no'} other ${count === 1 ? 'page' : 'pages'}`
}

/** What a page of the site can lead to. */
interface Neighborhood {
  page: Page
  /** The pages right below an address. */
  children: (address: string) => readonly Page[]
  /** The articles below an address, newest first, however deep. */
  articles: (address: string) => readonly Page[]
  menu: MenuFile
}

/** How many articles the home page shows. */
export const newestOnHome = 4

/** Their heads name no page above them. */
const hasHead: ReadonlySet<string> = new Set(['article', 'assets', 'category', 'family', 'shelf'])

/** The pages that the main part of a page links to beside those in its text: what its fields name, and what its template lists. */
function mainLinks({ page, children, articles, menu }: Neighborhood): string[] {
  const above = parentAddress(page.address)
  const below = (address: string) => addresses(children(address))
  const hasNone = above === '/' || hasHead.has(page.kind)
  const isLast = page.kind === 'contact' || page.kind === 'legal'
  const named = referencesIn(page).map(({ text }) => text)
  const usual = [...(hasNone ? [] : [above]), ...named, ...(isLast ? [] : ['/contact'])]

  switch (page.kind) {
    case 'home': {
      // A family is shown by its members, and each leads to its page.
      const shown = page.proof.exhibits.flatMap((exhibit) => below(exhibit.page))
      return [...usual, ...shown, ...addresses(articles('/insights')).slice(0, newestOnHome)]
    }
    case 'division': {
      const inMenu = menu.find((section) => section.page === page.address)?.items.map((item) => item.page) ?? []
      const families = [...inMenu.filter((address) => address !== page.address), ...below(page.address)]
      return [...usual, ...families, ...families.flatMap(below), ...addresses(articles(page.address))]
    }
    case 'family':
    case 'shelf':
    case 'category':
    case 'careers':
      return [...usual, ...below(page.address), ...addresses(articles(page.address))]
    case 'article':
      return [...usual, above, ...beside(page, articles('/insights'))]
    case 'position':
      return [...usual, ...below(above)]
    default:
      return isInPreparation(page)
        ? [...usual, ...addresses(children(above).filter((sibling) => !isInPreparation(sibling)))]
        : usual
  }
}

function addresses(pages: readonly Page[]): string[] {
  return pages.map(({ address }) => address)
}

/** The pages before and after this one. */
function beside({ address }: Page, pages: readonly Page[]): string[] {
  const place = pages.findIndex((page) => page.address === address)
  return addresses(pages.slice(Math.max(0, place - 1), place + 2))
}
