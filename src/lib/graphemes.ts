const segmenter = new Intl.Segmenter('en')

/** How many characters a person sees: an emoji or a letter with an accent is one. Counts no further than `enough`. */
export function graphemes(text: string, enough = Number.POSITIVE_INFINITY): number {
  let count = 0
  for (const _ of segmenter.segment(text)) {
    if (count === enough) break
    count++
  }
  return count
}
