import { beginning } from '../../lib/prose.ts'

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

/** Longer than this, an address says nothing that a search could use. */
const longest = 80

/** The words of an address that leads nowhere, as one would look for them: `/trato/pricing.html` is "trato pricing". */
export function wordsTyped(path: string): string {
  const plain = decoded(path).replace(/\.\w{1,5}$/, '')
  return beginning((plain.match(/[\p{L}\p{N}]+/gu) ?? []).join(' '), longest).trim()
}

/** An address may hold signs that stand for no letter. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

export interface AddressParts {
  /** From the top down to the deepest page there is, each with its own where it has one. */
  known: { part: string; href?: string }[]
  /** What follows, and leads nowhere. */
  lost: string
}

/** Longer than this, an address is no longer read. */
const longestShown = 120

/** Takes an address apart where it stops leading anywhere. */
export function addressParts(typed: string, pages: readonly Candidate[]): AddressParts {
  const words = typed.split('/').filter(Boolean)
  const depth = pageAbove(typed, pages)?.address.split('/').filter(Boolean).length ?? 0
  const addresses = new Set(pages.map(({ address }) => address))
  const known = words.slice(0, depth).map((word, i) => {
    const href = `/${words.slice(0, i + 1).join('/')}`.toLowerCase()
    return { part: `/${word}`, ...(addresses.has(href) && { href }) }
  })
  const rest = words.slice(depth).map((word) => `/${word}`)
  return { known, lost: beginning(decoded(rest.join('')), longestShown) }
}
