import type { ArticlePage } from './articles.ts'
import type { Source } from './parse.ts'
import type { PositionPage } from './positions.ts'
import type { FrontMatter } from './schema/page.ts'

/** A page of the site: written as one, or made from an open position or an article. */
export type Page = (FrontMatter | PositionPage | ArticlePage) & Source

/** A page that gathers the pages below it. */
export function isFamily(page: Page): page is Extract<Page, { kind: 'family' }> {
  return page.kind === 'family'
}

/** Whatever one can have: an offering, or another kind that is made of its fields, such as a product. */
export type Offering = Extract<Page, { facts: readonly unknown[] }>

/** One in preparation has nothing to show yet. */
export function isOffering(page: Page): page is Offering {
  return 'facts' in page
}
