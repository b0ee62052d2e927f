/** What a build says to hosts about its addresses: `_hosts/address-book.json`, which is never public itself. */
export interface AddressBook {
  /** Every page, by its one address. */
  readonly pages: readonly string[]
  /** Old addresses, and the pages they lead to. */
  readonly moved: Readonly<Record<string, string>>
  /** Every other public file, from the first slash. */
  readonly files: readonly string[]
  /** The hashes of the scripts that stand in pages, which the policy lets through. */
  readonly scripts: readonly string[]
}

/** The folder of a build that hosts read and visitors never see. */
export const hostsFolder = '_hosts'
export const bookFile = `${hostsFolder}/address-book.json`

/** No page has a longer path, however it is spelled; hosts look no further into one that is. */
export const longestPath = 512

/** Finds the page that somebody means by a path, however it is spelled. */
export type Finder = (path: string) => string | undefined

/**
 * Knows each page by its address and by its old ones, whatever the case, with a slash, `.html` or `index.html` at the
 * end, doubled slashes or needless encoding. A path that cannot be decoded means nothing.
 */
export function finder({ pages, moved }: Pick<AddressBook, 'pages' | 'moved'>): Finder {
  const known = new Map([...Object.entries(moved), ...pages.map((page) => [page, page] as const)])
  return (path) => {
    const plain = decoded(path)
    return plain === undefined || plain.length > longestPath ? undefined : known.get(address(plain))
  }
}

/** Undefined where a text is not encoded as it says it is. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** As pages are named: `/about` for `//About/index.html`. */
function address(path: string): string {
  const parts = path.toLowerCase().split('/').filter(Boolean)
  const last = parts.pop()?.replace(/\.html$/, '') ?? ''
  const named = last === 'index' ? parts : [...parts, last]
  return `/${named.filter(Boolean).join('/')}`
}
