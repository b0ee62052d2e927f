import MiniSearch, { type SearchOptions } from 'minisearch'
import { isFiller, stemOf, wordsOf } from '../lib/words.ts'
import type { Entry, IndexedEntry } from './entry.ts'

/** A page that was found, and the words of its own by which it was. */
export interface Hit {
  entry: Entry
  matched: ReadonlySet<string>
}

export type Search = (query: string) => Hit[]

/** Nobody types more to find a page; whoever pastes a book need not wait for all of it. */
const longestQuery = 200
const mostWords = 16

const fields = ['name', 'also', 'title', 'summary', 'near', 'far']
const stemmed = new Set(['near', 'far'])

const options: SearchOptions = {
  boost: { name: 6, also: 5, title: 4, summary: 4, near: 3, far: 1 },
  prefix: (word) => word.length > 1,
  fuzzy: (word) => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2),
  weights: { fuzzy: 0.25, prefix: 0.375 },
  processTerm: forms,
}

/** An article treats of a thing that has a page of its own; a page in preparation says nothing yet. */
const standing = { page: 1, article: 0.7, 'in preparation': 0.3 }

/** Makes the entries searchable. Hits come best first; a query without a word in it finds nothing. */
export function searchIn(entries: readonly IndexedEntry[]): Search {
  const index = new MiniSearch({
    fields,
    extractField: (entry: IndexedEntry & { id: number }, field) => entry[field as 'name'],
    tokenize: (text) => (Array.isArray(text) ? text : wordsOf(text)),
    processTerm: (word, field) => (stemmed.has(field ?? '') ? word : forms(word)),
  })
  index.addAll(entries.map((entry, id) => ({ ...entry, id })))
  const boostDocument = (id: number) => standing[entries[id]?.standing ?? 'page']
  return (query) =>
    index
      .search(wordsOf(query.slice(0, longestQuery)).slice(0, mostWords).join(' '), { ...options, boostDocument })
      .flatMap(({ id, terms }) => {
        const entry = entries[id]
        return entry ? [{ entry, matched: new Set(terms) }] : []
      })
}

/** A word is looked for as it is and by its stem. */
function forms(word: string): string[] | null {
  if (isFiller(word)) return null
  const stem = stemOf(word)
  return stem === word ? [word] : [word, stem]
}
