/** Where the Markdown twin of a page is: `/about.md`, and `/index.md` for home. */
export function twinAddress(address: string): string {
  return `${address === '/' ? '/index' : address}.md`
}
