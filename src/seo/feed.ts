import { longDate } from '../lib/formats.ts'
import type { Page } from '../model/page.ts'
import type { Company } from '../model/schema/facts.ts'
import { articlesBelow, categoryOf, deskOf } from '../site/article-views.ts'
import type { Tree } from '../site/tree.ts'
import { canonical, feedAddress, socialImage } from './addresses.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Characters that no XML may have, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** A text as it stands in XML, in an element or an attribute. */
export function xml(text: string): string {
  return text.replaceAll(forbidden, '').replaceAll(/[&<>"]/g, (found) => entities[found] ?? found)
}

/** An article in a feed, whole. */
interface FeedEntry {
  title: string
  /** Its full address, by which readers know it. */
  url: string
  published: string
  updated: string
  author: string
  category: string
  summary: string
  /** The picture that stands for it. */
  image: string
  /** Its text, with full addresses. */
  html: string
}

interface Feed {
  title: string
  subtitle: string
  /** Of the page that lists the same articles. */
  url: string
  /** Of the feed itself. */
  self: string
  icon: string
  /** Newest first, at least one. */
  entries: readonly FeedEntry[]
}

/** An Atom feed (RFC 4287) with the full text of every article. */
export function atom({ title, subtitle, url, self, icon, entries }: Feed): string {
  const updated =
    entries
      .map((entry) => entry.updated)
      .toSorted()
      .at(-1) ?? ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${xml(self)}</id>
<title>${xml(title)}</title>
<subtitle>${xml(subtitle)}</subtitle>
<link rel="alternate" type="text/html" href="${xml(url)}"/>
<link rel="self" type="application/atom+xml" href="${xml(self)}"/>
<icon>${xml(icon)}</icon>
<updated>${moment(updated)}</updated>
${entries.map(written).join('\n')}
</feed>
`
}

function written(entry: FeedEntry): string {
  return `<entry>
<id>${xml(entry.url)}</id>
<title>${xml(entry.title)}</title>
<link rel="alternate" type="text/html" href="${xml(entry.url)}"/>
<link rel="enclosure" type="image/png" href="${xml(entry.image)}"/>
<published>${moment(entry.published)}</published>
<updated>${moment(entry.updated)}</updated>
<author><name>${xml(entry.author)}</name></author>
<category term="${xml(entry.category)}"/>
<summary>${xml(entry.summary)}</summary>
<content type="html">${xml(entry.html)}</content>
</entry>`
}

/** A day begins at midnight, UTC, as it does for builds. */
const moment = (day: string) => `${day}T00:00:00Z`

/** HTML whose links and pictures lead to the site from wherever it is read. */
export function withFullAddresses(html: string, site: string, address: string): string {
  return html
    .replaceAll(/ (href|src)="(\/(?!\/)[^"]*)"/g, ` $1="${site}$2"`)
    .replaceAll(/ href="(#[^"]*)"/g, ` href="${site}${address}$1"`)
    .replaceAll(/ srcset="([^"]*)"/g, (_, set: string) => ` srcset="${set.replaceAll(/(^|, *)\//g, `$1${site}/`)}"`)
}

type ArticlePage = Extract<Page, { kind: 'article' }>

/** What whoever tells of a page knows. */
export interface Known {
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

/** What the drawn figure shows, and a chain as the list that it is; its line is the page's. */
function figureOf({ figure }: ArticlePage): string {
  const links = (figure.draws === 'chain' && figure.links) || []
  const items = links.map(({ title, text }) => `<li><strong>${xml(title)}</strong>${text ? `: ${xml(text)}` : ''}</li>`)
  const list = items.length > 0 ? `<ol>${items.join('')}</ol>` : ''
  return `<figure>${list}<figcaption>${xml([figure.heading, figure.text].filter(Boolean).join('. '))}</figcaption></figure>`
}

function sourcesOf({ sources }: ArticlePage): string {
  if (sources.length === 0) return ''
  const items = sources.map(({ by, title, date, url }, i) => {
    const named = url ? `<a href="${xml(url)}">${xml(title)}</a>` : xml(title)
    return `<li id="source-${i + 1}">${xml(by)}: ${named}${date ? `, ${date.length > 4 ? longDate(date) : date}` : ''}</li>`
  })
  return `<h2>Sources</h2><ol>${items.join('')}</ol>`
}
