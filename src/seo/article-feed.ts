import { longDate } from '../lib/formats.ts'
import type { Page } from '../model/page.ts'
import type { Company } from '../model/schema/facts.ts'
import { articlesBelow, categoryOf, deskOf } from '../site/article-views.ts'
import type { Tree } from '../site/tree.ts'
import { canonical } from './canonical.ts'
import { atom, type FeedEntry, withFullAddresses } from './feed.ts'
import { feedAddress } from './feed-address.ts'
import { socialImage } from './social/address.ts'
import { xml } from './xml.ts'

type ArticlePage = Extract<Page, { kind: 'article' }>

interface Known {
  company: Company
  tree: Tree
  /** A page's Markdown, rendered. */
  html: (page: Page) => string
}

/** The feed of a page that lists articles. */
export function articleFeed(known: Known, page: Page): string {
  const { company, tree } = known
  const { site } = company
  return atom({
    title: `${page.heading ?? page.name}, ${company.name}`,
    subtitle: page.description,
    url: canonical(site, page.address),
    self: canonical(site, feedAddress(page.address)),
    icon: canonical(site, '/icon-512.png'),
    entries: articlesBelow(tree, page.address).map((article) => entry(known, article)),
  })
}

function entry({ company, tree, html }: Known, article: ArticlePage): FeedEntry {
  const { site } = company
  const { address, heading, date, reviewed, description } = article
  return {
    title: heading,
    url: canonical(site, address),
    published: date,
    updated: reviewed ?? date,
    author: article.author ?? `${deskOf(tree, article)}, ${company.name}`,
    category: categoryOf(tree, article).name,
    summary: description,
    image: canonical(site, socialImage(address)),
    html: withFullAddresses(`${html(article)}${figureOf(article)}${sourcesOf(article)}`, site, address),
  }
}

/** The drawn figure as the list that it is; its line is the page's. */
function figureOf({ figure }: ArticlePage): string {
  const marks = figure.marks.map(({ title, text }) => `<li><strong>${xml(title)}</strong>: ${xml(text)}</li>`)
  return `<figure><ol>${marks.join('')}</ol><figcaption>${xml(figure.caption)}</figcaption></figure>`
}

function sourcesOf({ sources }: ArticlePage): string {
  if (sources.length === 0) return ''
  const items = sources.map(({ by, title, date, url }, i) => {
    const named = url ? `<a href="${xml(url)}">${xml(title)}</a>` : xml(title)
    return `<li id="source-${i + 1}">${xml(by)}: ${named}${date ? `, ${date.length > 4 ? longDate(date) : date}` : ''}</li>`
  })
  return `<h2>Sources</h2><ol>${items.join('')}</ol>`
}
