import type { Page } from './page.ts'

/** Pages whose content is not published yet. */
export function isInPreparation(page: Page): page is Extract<Page, { status: 'in-preparation' }> {
  return page.kind === 'offering' && page.status === 'in-preparation'
}

/** What a family compares: an offering that is published, or a product. */
export function statesFacts(page: Page): page is Extract<Page, { kind: 'offering' | 'product'; facts: unknown }> {
  return (page.kind === 'offering' || page.kind === 'product') && 'facts' in page
}
