import { parseDocument } from 'yaml'
import { longDate } from '../lib/formats.ts'
import type { Page } from './page.ts'

/** Pages whose content is not published yet. */
export function isInPreparation(page: Page): page is Extract<Page, { status: 'in-preparation' }> {
  return page.kind === 'offering' && page.status === 'in-preparation'
}

/** True of a Markdown file that says so, whatever else may be wrong in it: a draft need not be finished. */
export function isDraft(text: string): boolean {
  const [, frontMatter = ''] = /^---[ \t]*\r?\n([\s\S]*?)^---/m.exec(text) ?? []
  return frontMatter.includes('draft') && parseDocument(frontMatter).get('status') === 'draft'
}

/** Why a page is in no build yet, for whoever writes it. */
export function whyUnpublished(page: Page, today: Date): string | undefined {
  if ('status' in page && page.status === 'draft') return 'Draft'
  if (page.kind === 'article' && Date.parse(page.date) > today.getTime()) return `Scheduled for ${longDate(page.date)}`
  return undefined
}

/** A position one can no longer apply for. It answers whoever has its address, and stands in no list. */
export function isClosed(page: Page): page is Extract<Page, { kind: 'position' }> {
  return page.kind === 'position' && page.closed
}

/** Pages that search engines may show. */
export function isIndexed(page: Page): boolean {
  return !isInPreparation(page) && !isClosed(page)
}
