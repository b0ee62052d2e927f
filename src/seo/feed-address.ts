/** Where the feed of a page is that lists articles: `/insights/feed.xml`. */
export function feedAddress(address: string): string {
  return `${address}/feed.xml`
}
