import { stemOf, wordsOf } from '../lib/words.ts'
import type { Hit } from './engine.ts'

export interface Group {
  name: string
  hits: Hit[]
}

/** The best hits by division, the division of the best one first. */
export function grouped(hits: readonly Hit[], most: number): Group[] {
  const groups = Map.groupBy(hits.slice(0, most), ({ entry }) => entry.group)
  return [...groups].map(([name, found]) => ({ name, hits: found }))
}

/** A piece of a text, and whether it is one of the words that were looked for. */
interface Piece {
  text: string
  isMatch: boolean
}

/** Cuts a text into pieces that together are the text, marking the words by which it was found. */
export function mark(text: string, matched: ReadonlySet<string>): Piece[] {
  const pieces = text.split(/([\p{L}\p{N}\p{M}+]+)/u).filter(Boolean)
  return pieces.map((piece) => ({ text: piece, isMatch: wordsOf(piece).some((word) => isAmong(word, matched)) }))
}

function isAmong(word: string, matched: ReadonlySet<string>): boolean {
  return matched.has(word) || matched.has(stemOf(word))
}

/** How many results there are, in words for whoever cannot see them. */
export function countOf(shown: number, found: number): string {
  if (found === 0) return 'No results'
  if (found > shown) return `${shown} of ${found} results`
  return found === 1 ? '1 result' : `${found} results`
}

/** More than one sees at once helps nobody; the search page has the rest. */
export const mostShown = 8
