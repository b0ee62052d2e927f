import type { Page } from '../../src/model/page.ts'
import { readContent } from '../../src/model/read.ts'
import { isClosed, isInPreparation } from '../../src/model/status.ts'

export { fixtureOrigin } from './origins.ts'

/** The content of the fixture site, for tests that choose its pages by what they are. */
export const fixture = readContent('tests/fixture', { today: new Date() })

/**
 * What a page is drawn by: its kind, save that an offering has another before it is published, and a position after it
 * closed.
 */
export function templateOf(page: Page): string {
  if (isInPreparation(page)) return 'in-preparation'
  return isClosed(page) ? 'closed-position' : page.kind
}

/** The first page of the fixture that a template draws. */
export function fixturePage(template: string): Page {
  const page = fixture.pages.find((page) => templateOf(page) === template)
  if (!page) throw new Error(`The fixture has no page for ${template}. Add one to tests/fixture/content.`)
  return page
}
