import { readingTime } from '../lib/prose.ts'
import { typeset } from '../lib/typeset.ts'
import { parentAddress } from '../model/address.ts'
import { bodyOf } from '../model/copy/texts.ts'
import type { Page } from '../model/page.ts'
import type { Company } from '../model/schema/facts.ts'
import { type Passage, passages, voices } from '../model/schema/insights.ts'
import { whyUnpublished } from '../model/status.ts'
import { firstSentence } from './first-sentence.ts'
import { allPages, childrenOf, pageAt, type Tree } from './tree.ts'

/** What templates show of articles beyond their own fields. */

type ArticlePage = Extract<Page, { kind: 'article' }>

/** The articles below a page, newest first. */
export function articlesBelow(tree: Tree, address: string): ArticlePage[] {
  return allPages(tree, address)
    .filter((page) => page.kind === 'article')
    .sort((a, b) => a.order - b.order)
}

export function categoryOf(tree: Tree, { address }: ArticlePage): Extract<Page, { kind: 'category' }> {
  const category = pageAt(tree, parentAddress(address))
  if (category.kind !== 'category')
    throw new Error(`${address} is in no category. The content check should refuse this.`)
  return category
}

/** Who writes in a category where nobody is named: its desk. */
export function deskOfCategory({ desk, name }: Extract<Page, { kind: 'category' }>): string {
  return desk ?? `${name} desk`
}

/** Who answers for an article. */
export function deskOf(tree: Tree, article: ArticlePage): string {
  return deskOfCategory(categoryOf(tree, article))
}

/** Who wrote it, where it names somebody. */
export function authorOf({ authors }: Company, { author }: ArticlePage): Company['authors'][number] | undefined {
  return authors.find(({ name }) => name === author)
}

/** An article in a list or on a card. One that visitors do not have yet says so to whoever writes it. */
export function entryOf(tree: Tree, article: ArticlePage, today: Date) {
  const why = whyUnpublished(article, today)
  return {
    title: why ? `${why}: ${article.heading}` : article.heading,
    category: categoryOf(tree, article).name,
    summary: article.summary,
    href: article.address,
    figure: article.figure,
    ...publicationOf(article),
  }
}

/** The same on top of a page: who wrote it, and how it begins. */
export function leadOf(tree: Tree, article: ArticlePage, today: Date) {
  const [opening = ''] = bodyOf(article)
  const { author } = article
  const desk = deskOf(tree, article)
  return { ...entryOf(tree, article, today), author, desk, opening: typeset(withoutAnnouncing(opening)) }
}

/** Without a last sentence that announces a list or a table: on top of a page neither follows. */
function withoutAnnouncing(paragraph: string): string {
  return paragraph.replace(/(?<=[.?!]) [^.?!]*:$/, '')
}

/** When it was published, and how long it takes to read. */
export function publicationOf({ date, body }: ArticlePage) {
  return { date, minutes: readingTime(body) }
}

/** The articles published before and after this one. */
export function neighborsOf(tree: Tree, article: ArticlePage) {
  const articles = articlesBelow(tree, '/insights')
  const place = articles.findIndex(({ address }) => address === article.address)
  const link = (neighbor: ArticlePage | undefined) => neighbor && { title: neighbor.heading, href: neighbor.address }
  return { previous: link(articles[place + 1]), next: link(articles[place - 1]) }
}

/** What the front page of the insights and its shelves show of their articles. */

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

/** The marks of a desk in the margins of its newest piece, each group at the passage that shows it. */

interface Mark {
  title: string
  text: string
}

interface MarginGroup {
  /** What the desk takes stands in the left margin, what it is asked in the right one. */
  margin: 'covers' | 'questions'
  at: Passage
  /** Where the next group of this margin stands; a group may use the room up to there. */
  until: Passage | undefined
  marks: Mark[]
}

/** Where marks stand that do not say it, by their order. Those of the right margin keep clear of the title. */
const usual = {
  covers: ['title', 'opening', 'figure', 'byline', 'byline'],
  questions: ['opening', 'figure', 'byline'],
} as const

/** The passages of a piece; one may rest on no sources, and before the first piece there is an empty sheet alone. */
export function passagesOf(piece: { sources: readonly unknown[] } | undefined): Passage[] {
  if (!piece) return ['title']
  return passages.filter((passage) => passage !== 'sources' || piece.sources.length > 0)
}

export function marginsOf(
  { covers, questions }: Pick<CategoryPage, 'covers' | 'questions'>,
  shown: readonly Passage[],
): MarginGroup[] {
  const taken = covers.map(({ title, text, passage }, i) => ({ title, text, at: passage ?? usual.covers[i] }))
  const asked = questions.map(({ question, answer, passage }, i) => ({
    title: question,
    text: answer,
    at: passage ?? usual.questions[i],
  }))
  return [...groupsOf('covers', taken, shown), ...groupsOf('questions', asked, shown)]
}

/** What stands at a passage that this piece does not have stands at its last. */
function groupsOf(
  margin: MarginGroup['margin'],
  marks: readonly (Mark & { at: Passage | undefined })[],
  shown: readonly Passage[],
): MarginGroup[] {
  const placeOf = (at: Passage | undefined) => (at && shown.includes(at) ? at : shown.at(-1))
  return shown
    .map((at) => ({
      at,
      marks: marks.filter((mark) => placeOf(mark.at) === at).map(({ title, text }) => ({ title, text })),
    }))
    .filter(({ marks }) => marks.length > 0)
    .map((group, i, groups) => ({ margin, ...group, until: groups[i + 1]?.at }))
}
