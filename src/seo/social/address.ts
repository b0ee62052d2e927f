/** What the networks ask for: wide enough for the largest card, and no larger. */
export const socialSize = { width: 1200, height: 630 }

/** Where the picture of a page is: `/social/about.png`, and `/social/index.png` for home. Unknown addresses share home's. */
export function socialImage(address = '/'): string {
  return `/social${address === '/' ? '/index' : address}.png`
}
