import type { Page } from './page.ts'

/** A page that gathers the pages below it. */
export function isFamily(page: Page): page is Extract<Page, { kind: 'family' }> {
  return page.kind === 'family'
}

/** Something one can have; not the products and assets, which have more to show. */
export function isOffer(page: Page): page is Extract<Page, { kind: 'offering' }> {
  return page.kind === 'offering'
}
