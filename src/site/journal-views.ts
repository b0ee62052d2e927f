import type { Page } from '../model/page.ts'
import { voices } from '../model/schema/insights.ts'
import { articlesBelow, categoryOf, entryOf, leadOf } from './article-views.ts'
import { firstSentence } from './first-sentence.ts'
import { childrenOf, pageAt, type Tree } from './tree.ts'

/** What the front page of the insights and its shelves show of their articles. */

type ArticlePage = Extract<Page, { kind: 'article' }>
type CategoryPage = Extract<Page, { kind: 'category' }>
type Shelf = Extract<Page, { kind: 'shelf' }>
type Journal = Extract<Page, { kind: 'division' }>

/** How many articles stand below the lead. */
const seconds = 2

/** What leads: the article that the page names, else the newest report, else the newest of all. */
function leading(tree: Tree, { address, journal }: Journal): ArticlePage | undefined {
  const named = journal?.lead && pageAt(tree, journal.lead)
  if (named && named.kind === 'article') return named
  const all = articlesBelow(tree, address)
  return all.find((article) => categoryOf(tree, article).voice === 'report') ?? all[0]
}

/** The lead, and the next two by date; notices are read where they are looked for. */
export function frontPage(tree: Tree, page: Journal, today: Date) {
  const lead = leading(tree, page)
  const others = articlesBelow(tree, page.address).filter(
    (article) => article !== lead && categoryOf(tree, article).voice !== 'notice',
  )
  return {
    lead: lead && leadOf(tree, lead, today),
    seconds: others.slice(0, seconds).map((article) => entryOf(tree, article, today)),
  }
}

const isCategory = (page: Page): page is CategoryPage => page.kind === 'category'
const isShelf = (page: Page) => page.kind === 'shelf'

/** The shelves below a page, with links to their categories. */
export function shelfLinks(tree: Tree, address: string) {
  return childrenOf(tree, address)
    .filter(isShelf)
    .map((shelf) => ({
      name: shelf.name,
      href: shelf.address,
      summary: shelf.summary,
      categories: childrenOf(tree, shelf.address).map(({ name, address }) => ({ name, href: address })),
    }))
}

/** All articles below a page by category: the categories right below it first, then those of each shelf. */
export function byCategory(tree: Tree, address: string, today: Date) {
  const own = { name: undefined, categories: categoriesBelow(tree, address, today) }
  const shelves = childrenOf(tree, address)
    .filter(isShelf)
    .map((shelf) => ({ name: shelf.name, categories: categoriesBelow(tree, shelf.address, today) }))
  return [own, ...shelves].filter(({ categories }) => categories.length > 0)
}

/**
 * A shelf: each category with the point that says when to open it, and the points that name none of them.
 * The heaviest voice stands first, and of two alike the one that spoke last.
 */
export function shelfOf(tree: Tree, { address, choosing }: Shelf, today: Date) {
  const categories = childrenOf(tree, address).filter(isCategory)
  const newest = (category: CategoryPage) => articlesBelow(tree, category.address)[0]?.order ?? Number.MAX_SAFE_INTEGER
  return {
    categories: categories
      .toSorted((a, b) => voices.indexOf(a.voice) - voices.indexOf(b.voice) || newest(a) - newest(b))
      .map((category) => ({
        name: category.name,
        href: category.address,
        summary: category.summary,
        voice: category.voice,
        labels: category.covers.map(({ title }) => title),
        point: choosing.find(({ page }) => page === category.address),
        lines: articlesBelow(tree, category.address).map((article) => {
          const lead = leadOf(tree, article, today)
          return { ...lead, said: firstSentence(lead.opening), sources: article.sources }
        }),
      })),
    points: choosing.filter(({ page }) => !categories.some(({ address }) => address === page)),
  }
}

/** The categories right below a page, each with its articles. */
function categoriesBelow(tree: Tree, address: string, today: Date) {
  return childrenOf(tree, address)
    .filter(isCategory)
    .map(({ name, address, summary }) => ({
      name,
      href: address,
      summary,
      lines: articlesBelow(tree, address).map((article) => entryOf(tree, article, today)),
    }))
}
