import type { Page } from '../page.ts'

/** How much a page may say, and how it hangs together with the others: the one place where these limits stand. */

interface Range {
  min: number
  max: number
}

const any = Number.POSITIVE_INFINITY

/** Words of a page, by its kind; those not named here are `others`. */
export const words: Partial<Record<Page['kind'], Range>> & { others: Range } = {
  others: { min: 120, max: any },
  /** What it says about itself: without its name in menus, search results, its family and the last band. Its subject sets the length. */
  offering: { min: 120, max: 1100 },
  /** Its text alone, without front matter. */
  article: { min: 300, max: 1500 },
}

/** Characters in the title of a tab, with the company's name behind it. */
export const fullTitle: Range = { min: 10, max: 63 }

/** Characters of a description, as a search result shows it. */
export const description: Range = { min: 70, max: 155 }

/** Other pages that lead to a page, and that it leads to; a legal text may lead nowhere. */
export const linksIn: Range = { min: 2, max: any }
export const linksOut: Range = { min: 1, max: any }

/** Clicks from the home page, through the main parts of pages. */
export const clicks: Range = { min: 0, max: 3 }

/** A sentence of fewer words may stand on two pages: "No, and it never was." */
export const sharedSentence = 6

/** Above these one is warned: years of school that a page asks of its reader, and words in a sentence. */
export const grade = 13
export const medianGrade = 10
export const sentence = 40
