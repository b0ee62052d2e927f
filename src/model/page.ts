import type { ArticlePage } from './articles.ts'
import type { Source } from './parse.ts'
import type { PositionPage } from './positions.ts'
import type { FrontMatter } from './schema/page.ts'

/** A page of the site: written as one, or made from an open position or an article. */
export type Page = (FrontMatter | PositionPage | ArticlePage) & Source

/** Whatever one can have: an offering, or another kind that is made of its fields, such as a product. */
export type Offering = Extract<Page, { facts: readonly unknown[] }>

/** One in preparation has nothing to show yet. */
export function isOffering(page: Page): page is Offering {
  return 'facts' in page
}

/** What the head of a page states, each by the words that stand above it. */
export function glanceOf({ glance: { for: whom, get, cost, also } }: Pick<Extract<Page, { lede: string }>, 'glance'>) {
  const facts = [
    { label: 'For', value: whom },
    { label: 'You get', value: get },
    { label: 'Cost', value: cost },
  ]
  return also ? [...facts, also] : facts
}
