import { stemOf, wordsOf } from '../lib/words.ts'

/** A piece of a text, and whether it is one of the words that were looked for. */
export interface Piece {
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
