/** What this device keeps of the search. It stays there, and where nothing can be kept nothing is. */

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
  const searches = withSearch(query, recentSearches())
  keep(key, searches.length > 0 ? JSON.stringify(searches) : undefined)
}

export const clearSearches = () => keep(key, undefined)

const keyChoice = 'search-key'

/** Whether the slash opens the search: who speaks to the device, or presses keys by accident, can turn it off. */
export function isKeyOn(): boolean {
  try {
    return localStorage.getItem(keyChoice) !== 'off'
  } catch {
    return true
  }
}

export const turnKey = (on: boolean) => keep(keyChoice, on ? undefined : 'off')

function keep(name: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {
    // A browser that keeps nothing still searches, and has the key on.
  }
}
