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

/** Something one can have; not the products and assets, which have more to show. */
export function isOffer(page: Page): page is Extract<Page, { kind: 'offering' }> {
  return page.kind === 'offering'
}
