/** What kind of answer a page is; results say so of the last. */
const standings = ['page', 'article', 'in preparation'] as const
export type Standing = (typeof standings)[number]

/** A page as the search knows it, in the browser too. */
export interface Entry {
  address: string
  /** What results call it. */
  name: string
  /** One line about it. */
  summary: string
  /** The pages above it, from its division down: they tell two pages of one name apart. */
  place: readonly string[]
  /** The division it is listed under. */
  group: string
  standing: Standing
}

/** The words by which a page is found, from those that weigh most to those that weigh least. */
interface EntryWords {
  name: string
  /** Other words for its name. */
  also: string
  title: string
  /** Stems of its description and its headings. */
  near: readonly string[]
  /** Stems of the rest of its text. */
  far: readonly string[]
}

export type IndexedEntry = Entry & EntryWords

/** For each word the pages that have it, each as the distance from the one before: small numbers, which compress well. */
type Postings = number[][]

/** The index as it travels. */
export interface PackedIndex {
  groups: string[]
  pages: [
    address: string,
    name: string,
    summary: string,
    group: number,
    title: string,
    also: string,
    standing: number,
  ][]
  /** Every stem once, between blanks. */
  stems: string
  near: Postings
  far: Postings
}

export function pack(entries: readonly IndexedEntry[]): PackedIndex {
  const groups = [...new Set(entries.map(({ group }) => group))]
  const stems = [...new Set(entries.flatMap(({ near, far }) => [...near, ...far]))].sort()
  const postings = (field: 'near' | 'far') => {
    const holders = new Map(stems.map((stem): [string, number[]] => [stem, []]))
    for (const [i, entry] of entries.entries()) for (const stem of entry[field]) holders.get(stem)?.push(i)
    return stems.map((stem) => (holders.get(stem) ?? []).map((page, i, all) => page - (all[i - 1] ?? 0)))
  }
  return {
    groups,
    pages: entries.map(({ address, name, summary, group, title, also, standing }) => [
      address,
      name,
      summary,
      groups.indexOf(group),
      title,
      also,
      standings.indexOf(standing),
    ]),
    stems: stems.join(' '),
    near: postings('near'),
    far: postings('far'),
  }
}

/** The entries again; whatever else is given instead of an index throws. */
export function unpack({ groups, pages, stems, near, far }: PackedIndex): IndexedEntry[] {
  const names = new Map(pages.map(([address, name]) => [address, name]))
  const words = stems.split(' ')
  const nearOf = wordsByPage(words, near)
  const farOf = wordsByPage(words, far)
  return pages.map(([address, name, summary, group, title, also, standing], i) => ({
    address,
    name,
    summary,
    place: addressesAbove(address).flatMap((above) => names.get(above) ?? []),
    group: groups[group] ?? '',
    standing: standings[standing] ?? 'page',
    title,
    also,
    near: nearOf.get(i) ?? [],
    far: farOf.get(i) ?? [],
  }))
}

function wordsByPage(words: readonly string[], postings: Postings): Map<number, string[]> {
  const byPage = new Map<number, string[]>()
  for (const [i, word] of words.entries()) {
    let page = 0
    for (const distance of postings[i] ?? []) {
      page += distance
      const found = byPage.get(page)
      if (found) found.push(word)
      else byPage.set(page, [word])
    }
  }
  return byPage
}

/** `/a/b/c` stands below `/a` and `/a/b`; the home page is above all, and tells none apart. */
function addressesAbove(address: string): string[] {
  const parts = address.split('/').slice(1, -1)
  return parts.map((_part, i) => `/${parts.slice(0, i + 1).join('/')}`)
}
