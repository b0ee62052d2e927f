import MiniSearch, { type SearchOptions } from 'minisearch'
import { isFiller, stemOf, wordsOf } from '../lib/words.ts'
import type { Entry, IndexedEntry } from './packed.ts'

/** A page that was found, and the words of its own by which it was. */
export interface Hit {
  entry: Entry
  matched: ReadonlySet<string>
}

export type Search = (query: string) => Hit[]

/** Nobody types more to find a page; whoever pastes a book need not wait for all of it. */
export const longestQuery = 200
const mostWords = 16

/** What a word weighs by where a page says it. docs/decisions/0021-search.md says how these were found. */
const boost = { name: 6, also: 7, title: 4, summary: 5, near: 3, far: 0.5 }
const stemmed = new Set(['near', 'far'])

/** An article treats of a thing that has a page of its own; a page in preparation says nothing yet. */
const standing = { page: 1, article: 0.7, 'in preparation': 0.3 }

/** Of the best hit's score: what has less was found by a word in passing. */
const leastScore = 0.15

/** Makes the entries searchable. Hits come best first; a query without a word in it finds nothing. */
export function searchIn(entries: readonly IndexedEntry[]): Search {
  const known = new Set<string>()
  const index = new MiniSearch({
    fields: Object.keys(boost),
    extractField: (entry: IndexedEntry & { id: number }, field) => entry[field as 'name'],
    tokenize: wordsOf,
    processTerm: (word, field) => {
      const terms = stemmed.has(field ?? '') ? [word] : forms(word)
      for (const term of terms) known.add(term)
      return terms
    },
  })
  index.addAll(entries.map((entry, id) => ({ ...entry, id })))

  const options: SearchOptions = {
    boost,
    weights: { fuzzy: 0.25, prefix: 0.375 },
    prefix: (word) => word.length > 1,
    // A word that some page says was meant; any other may be a slip of the finger, or two if it is long.
    fuzzy: (word) => (known.has(word) || word.length < 4 ? 0 : word.length < 7 ? 1 : 2),
    boostDocument: (id: number) => standing[entries[id]?.standing ?? 'page'],
    processTerm: forms,
  }
  return (query) => {
    const words = telling(query)
    const share = (terms: readonly string[]) =>
      words.filter((word) => forms(word).some((form) => terms.includes(form))).length / words.length
    // Whoever types several words means all of them: a page that says half of them counts a quarter.
    const found = index
      .search(words.join(' '), options)
      .map(({ id, terms, queryTerms, score }) => ({ id, terms, score: score * share(queryTerms) ** 2 }))
      .sort((one, other) => other.score - one.score)
    const least = (found[0]?.score ?? 0) * leastScore
    return found
      .filter(({ score }) => score >= least)
      .flatMap(({ id, terms }) => {
        const entry = entries[id]
        return entry ? [{ entry, matched: new Set(terms) }] : []
      })
  }
}

/** The words of a query that say what it is after; all of them where none does, as in "about". */
function telling(query: string): string[] {
  const words = wordsOf(query.slice(0, longestQuery)).slice(0, mostWords)
  const nouns = words.filter((word) => !isFiller(word))
  return nouns.length > 0 ? nouns : words
}

/** A word is looked for as it is and by its stem. */
function forms(word: string): string[] {
  const stem = stemOf(word)
  return stem === word ? [word] : [word, stem]
}
