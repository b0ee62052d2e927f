import { parentAddress } from '../model/address.ts'
import { isOffering, type Page } from '../model/page.ts'
import { allPages, pageAt, type Tree } from './tree.ts'

/** A page's name where it stands alone: in search results, previews and lists of the whole site. */
export interface DistinctName {
  name: string
  /** The page it belongs to, where the name by itself would not say which page or what is meant. */
  within?: string
}

/** What a page is called where nothing stands above it: the headline of an article, a heading that says more than a name. */
export function nameAlone(page: Page): string {
  if (page.kind === 'article') return page.heading
  const saysMore = (isOffering(page) || page.kind === 'category') && page.heading?.includes(page.name)
  return saysMore && page.heading ? page.heading : page.name
}

/** A name of one word ("Private") seldom says what is meant. */
const saysEnough = (name: string) => /\s/.test(name)

/**
 * The names of all pages, told apart. One that several pages have ("Research"), or that does not say enough, comes with
 * the name of the page above it, and where that is the same, too, with the next above.
 */
export function distinctNames(tree: Tree, isEnoughAlone = saysEnough): ReadonlyMap<string, DistinctName> {
  const alike = Map.groupBy(allPages(tree), (page) => named(page).toLowerCase())
  return new Map(
    [...alike.values()].flatMap((pages) =>
      pages.map((page) => {
        const { address } = page
        const name = named(page)
        const isEnough = pages.length === 1 && isEnoughAlone(name)
        const above = isEnough ? [] : ancestors(tree, page)
        const others = pages.filter((other) => other !== page).map((other) => ancestors(tree, other))
        const telling = above.find((within, i) => others.every((names) => names[i] !== within)) ?? above[0]
        return [address, telling ? { name, within: telling } : { name }] as const
      }),
    ),
  )
}

/** Lists of articles say which they are, so their short names stand here. */
const named = (page: Page) => (page.kind === 'article' ? page.name : nameAlone(page))

/** The name in one line, such as "Private (Research)". */
export function inOneLine({ name, within }: DistinctName): string {
  return within ? `${name} (${within})` : name
}

/** The names of the pages above, nearest first. Home is above all, so it tells nothing. */
function ancestors(tree: Tree, { address }: Page): string[] {
  const above = parentAddress(address)
  if (above === '/') return []
  const parent = pageAt(tree, above)
  return [parent.name, ...ancestors(tree, parent)]
}
