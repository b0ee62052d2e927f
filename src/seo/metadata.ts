import type { Page } from '../model/page.ts'
import type { Company } from '../model/schema/facts.ts'
import { articlesBelow } from '../site/article-views.ts'
import type { Tree } from '../site/tree.ts'
import { canonical, feedAddress, socialImage, socialSize, twinAddress } from './addresses.ts'

/** A `meta` element: its name, or its property where it is Open Graph's, and what it says. */
type Meta = { name: string; content: string } | { property: string; content: string }

interface Described {
  title: string
  description: string
  /** The page as it is known to the map; the page for unknown addresses is none. */
  page?: Page | undefined
}

/**
 * What a shared link shows. X reads Open Graph where it finds no words of its own, so it is only told the size of the
 * card.
 */
export function metadata(company: Company, { title, description, page }: Described): Meta[] {
  const openGraph = {
    'og:site_name': company.name,
    'og:type': page?.kind === 'article' ? 'article' : 'website',
    'og:title': title,
    'og:description': description,
    ...(page && { 'og:url': canonical(company.site, page.address) }),
    'og:image': canonical(company.site, socialImage(page?.address)),
    'og:image:width': String(socialSize.width),
    'og:image:height': String(socialSize.height),
    'og:image:alt': title,
    ...(page?.kind === 'article' && publication(page)),
  }
  const said = Object.entries(openGraph).map(([property, content]) => ({ property, content }))
  return [...said, { name: 'twitter:card', content: 'summary_large_image' }]
}

function publication({ date, reviewed }: Extract<Page, { kind: 'article' }>): Record<string, string> {
  return { 'article:published_time': date, ...(reviewed && { 'article:modified_time': reviewed }) }
}

/** A `link` element of a page's head. */
interface HeadLink {
  rel: string
  href: string
  type?: string
  sizes?: string
  title?: string
}

/** The site's icons; and the page in other forms: as Markdown, and as a feed where it lists articles. */
export function links(tree: Tree, page?: Page): HeadLink[] {
  return [
    { rel: 'icon', href: '/icon-32.png', sizes: '32x32' },
    { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
    ...(page ? [{ rel: 'alternate', type: 'text/markdown', href: twinAddress(page.address) }] : []),
    ...(page && hasFeed(tree, page) ? [feedLink(page)] : []),
  ]
}

/** All insights have a feed, and each of their categories that has an article. */
export function hasFeed(tree: Tree, { kind, address }: Page): boolean {
  return (address === '/insights' || kind === 'category') && articlesBelow(tree, address).length > 0
}

function feedLink({ address, name }: Page): HeadLink {
  return { rel: 'alternate', type: 'application/atom+xml', href: feedAddress(address), title: name }
}
