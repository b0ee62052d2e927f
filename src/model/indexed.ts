import type { Page } from './page.ts'
import { isInPreparation } from './status.ts'

/** A position one can no longer apply for. It answers whoever has its address, and stands in no list. */
export function isClosed(page: Page): page is Extract<Page, { kind: 'position' }> {
  return page.kind === 'position' && page.closed
}

/** Pages that search engines may show. */
export function isIndexed(page: Page): boolean {
  return !isInPreparation(page) && !isClosed(page)
}
