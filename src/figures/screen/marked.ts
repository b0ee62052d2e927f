/** A text in pieces, those at odd places being the words that are marked. */
export function inPieces(text: string, marked: readonly string[]): string[] {
  // The longest first: "Client B" is marked as a whole where "Client" is marked, too.
  const words = marked.toSorted((a, b) => b.length - a.length).map((word) => RegExp.escape(word))
  return words.length > 0 ? text.split(new RegExp(`(${words.join('|')})`)) : [text]
}
