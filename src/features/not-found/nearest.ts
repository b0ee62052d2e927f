/** A page that may be the one a visitor meant. */
export interface Candidate {
  name: string
  address: string
}

/** The pages whose addresses are most like the one typed, best first. None where nothing is alike. */
export function nearest(typed: string, pages: readonly Candidate[], most = 3): Candidate[] {
  const wanted = typed.toLowerCase().slice(0, 200)
  return pages
    .map((page) => ({ page, score: likeness(wanted, page.address) }))
    .filter(({ score }) => score >= 0.5)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ page }) => page)
}

/** The deepest page above the address typed, such as `/services` for `/services/xx`. Home is above all, so it is none. */
export function pageAbove(typed: string, pages: readonly Candidate[]): Candidate | undefined {
  const words = typed.toLowerCase().slice(0, 2000).split('/').filter(Boolean)
  const byAddress = new Map(pages.map((page) => [page.address, page]))
  for (let length = words.length - 1; length > 0; length--) {
    const page = byAddress.get(`/${words.slice(0, length).join('/')}`)
    if (page) return page
  }
  return undefined
}

/** From 0 to 1. The last word counts most: it is what a visitor was after, wherever it has moved to. */
function likeness(typed: string, address: string): number {
  const last = (path: string) => path.split('/').filter(Boolean).at(-1) ?? ''
  return 0.7 * similarity(last(typed), last(address)) + 0.3 * similarity(typed, address)
}

function similarity(a: string, b: string): number {
  const longest = Math.max(a.length, b.length)
  return longest === 0 ? 1 : 1 - distance(a, b) / longest
}

/** How many letters have to be added, dropped or changed (Levenshtein), a row at a time. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const above = row
    row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      row[j] = Math.min(change, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
    }
  }
  return row[b.length] ?? 0
}
