import { stemmer } from 'stemmer'

/** The words of a text as a search compares them: in small letters, without accents, possessives and marks. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll(/['’]s\b|['’]/g, '').match(/[\p{L}\p{N}]+(?:\+[\p{L}\p{N}]+)*/gu) ?? []
}

/** What the forms of a word have in common: "vested", "vesting" and "vests" are one to a search. */
export function stemOf(word: string): string {
  return stemmer(word)
}

/** Words that say how something is asked, not what for. */
const fillers = new Set(
  'a about am an and any are as at be been before between by can could did do does for from had has have how i if in into is it its me much my of on or our should so some than that the their them then there these they this those to us use using was we were what when where which who why with would you your'.split(
    ' ',
  ),
)

export function isFiller(word: string): boolean {
  return fillers.has(word)
}

/** Whether a text says this or that phrase, in any form of its words. The text is read once, whatever is asked of it. */
export function saying(text: string): (phrase: string) => boolean {
  const stems = asStems(text)
  return (phrase) => stems.includes(asStems(phrase))
}

/** By its stems with a blank around each, so that one text is found in another by whole words alone. */
function asStems(text: string): string {
  return ` ${wordsOf(text).map(stemOf).join(' ')} `
}
