import { readingTime } from '../lib/prose.ts'
import { typeset } from '../lib/typeset.ts'
import { parentAddress } from '../model/address.ts'
import { bodyOf } from '../model/copy/texts.ts'
import type { Page } from '../model/page.ts'
import type { Company } from '../model/schema/facts.ts'
import { whyUnpublished } from '../model/status.ts'
import { allPages, pageAt, type Tree } from './tree.ts'

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

/** Who answers for an article, and writes it where nobody is named: the desk of its category. */
export function deskOf(tree: Tree, article: ArticlePage): string {
  const { desk, name } = categoryOf(tree, article)
  return desk ?? `${name} desk`
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
    ...publicationOf(article),
  }
}

/** The same on top of a page: who wrote it, and how it begins. */
export function leadOf(tree: Tree, article: ArticlePage, today: Date) {
  const [opening = ''] = bodyOf(article)
  const { figure, author } = article
  const desk = deskOf(tree, article)
  // A last sentence that announces a list or a table is left out: on top of a page neither follows.
  const said = opening.replace(/(?<=[.?!]) [^.?!]*:$/, '')
  return { ...entryOf(tree, article, today), figure, author, desk, opening: typeset(said) }
}

/** What leads a division that publishes: its newest article that may, else the newest of all. */
export function leadIn(tree: Tree, address: string, today: Date) {
  const articles = articlesBelow(tree, address)
  const lead = articles.find((article) => categoryOf(tree, article).leads) ?? articles[0]
  return lead && leadOf(tree, lead, today)
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
