import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'

/** Where one sentence ends and the next begins: "e.g. Oslo", "16.67%" and "he asked 'why?' and left" go on. */
const boundary = /(?<=[.!?]['"’”)]*)(?<!\b(?:e\.g|i\.e|vs|[ap]\.m|U\.[KS]|Dr|Mr|Mrs|Ms)\.)\s+(?=['"‘“(]*[\p{Lu}\p{N}])/u
const complete = /[.!?]['"’”)]*$/

/** The sentences of a text. What has no mark at its end is a label or a phrase, and none. */
export function sentencesOf(text: string): string[] {
  return passagesOf(text).filter(isSentence)
}

/** The same with labels and phrases. */
export function passagesOf(text: string): string[] {
  return text.trim().replaceAll(/\s+/g, ' ').split(boundary)
}

export const isSentence = (passage: string) => complete.test(passage)

/** Each word of a title is large, so that there a large letter makes no name. */
export const isTitle = (passage: string) => !isSentence(passage) && !/(?:^| )\p{Ll}{5}/u.test(passage)

export function wordsIn(text: string): number {
  return wordsOf(text).length
}

/**
 * How many years of school the texts ask of a reader: their Flesch-Kincaid grade, or 0 where there is no sentence.
 * Labels and phrases add their words and no sentence, so a page of labels does not pass as one of short sentences.
 */
export function gradeOf(texts: readonly string[]): number {
  const words = texts.flatMap(wordsOf)
  const sentence = texts.flatMap(sentencesOf).length
  if (sentence === 0) return 0
  return fleschKincaid({ sentence, word: words.length, syllable: words.reduce((sum, word) => sum + spoken(word), 0) })
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part))
}

/** Most words stand on many pages, and counting is slow. */
const counted = new Map<string, number>()

/** A number is read aloud too, though it has no letters to count. */
function spoken(word: string): number {
  const count = counted.get(word) ?? Math.max(1, syllable(word))
  counted.set(word, count)
  return count
}

const offers: readonly string[] = ['offering', 'product', 'assets']

/** The grade in the middle of all pages about something one can have: half of them read easier. */
export function medianGrade(pages: readonly { kind: string; grade: number }[]): number {
  const grades = pages
    .filter(({ kind }) => offers.includes(kind))
    .map(({ grade }) => grade)
    .sort((a, b) => a - b)
  const middle = (grades.length - 1) / 2
  return ((grades[Math.floor(middle)] ?? 0) + (grades[Math.ceil(middle)] ?? 0)) / 2
}
