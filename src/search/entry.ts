/** What kind of answer a page is; results say so of the last. */
export const standings = ['page', 'article', 'in preparation'] as const
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
