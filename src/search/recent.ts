/** What was looked for on this device. It stays there, and where nothing can be kept nothing is. */

const key = 'recent-searches'
const most = 5
const longest = 60

export function recentSearches(): string[] {
  try {
    return searchesIn(JSON.parse(localStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

/** The searches in what was kept, as if each had been made again; others may have written there. */
export function searchesIn(kept: unknown): string[] {
  if (!Array.isArray(kept)) return []
  const searches = kept.filter((entry) => typeof entry === 'string')
  return searches.reduceRight((before: string[], search) => withSearch(search, before), [])
}

/** The latest stands first, and none twice. Whatever is too long to be read again in a line is left out. */
export function withSearch(query: string, before: readonly string[]): string[] {
  const said = query.trim().replaceAll(/\s+/g, ' ')
  if (said === '' || said.length > longest) return [...before]
  const others = before.filter((entry) => entry.toLowerCase() !== said.toLowerCase())
  return [said, ...others].slice(0, most)
}

export function keepSearch(query: string): void {
  keep(withSearch(query, recentSearches()))
}

export function clearSearches(): void {
  keep([])
}

function keep(searches: readonly string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(key, JSON.stringify(searches))
    else localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing still searches.
  }
}
