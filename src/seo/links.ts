import type { Page } from '../model/page.ts'
import { articlesBelow } from '../site/article-views.ts'
import type { Tree } from '../site/tree.ts'
import { feedAddress } from './feed-address.ts'
import { twinAddress } from './twin.ts'

/** A `link` element of a page's head. */
export interface HeadLink {
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
