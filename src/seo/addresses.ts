/** The one address by which search engines should know a page. */
export const canonical = (site: string, address: string): string => `${site}${address}`

/** Where the feed of a page is that lists articles: `/insights/feed.xml`. */
export function feedAddress(address: string): string {
  return `${address}/feed.xml`
}

/** Where the Markdown twin of a page is: `/about.md`, and `/index.md` for home. */
export function twinAddress(address: string): string {
  return `${address === '/' ? '/index' : address}.md`
}

/** What the networks ask for: wide enough for the largest card, and no larger. */
export const socialSize = { width: 1200, height: 630 }

/** Where the picture of a page is: `/social/about.png`, and `/social/index.png` for home. Unknown addresses share home's. */
export function socialImage(address = '/'): string {
  return `/social${address === '/' ? '/index' : address}.png`
}
