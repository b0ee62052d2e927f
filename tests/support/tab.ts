import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { listenTo } from './complaints.ts'
import { fixtureOrigin, siteOrigin } from './origins.ts'

interface Tab {
  page: Page
  /** What the browser has complained about since the last test; after the test there must be nothing left. */
  complaints: string[]
}

/**
 * A test that only looks at pages, all in one tab of its worker: opening a fresh one takes longer than most pages. A test
 * that changes what outlives a page (storage, cookies) needs a tab of its own: test.ts.
 */
export const oneTab = (options: BrowserContextOptions = {}) =>
  base.extend<{ silence: undefined }, { tab: Tab }>({
    tab: [
      async ({ browser }, use) => {
        const page = await browser.newPage({ baseURL: siteOrigin, reducedMotion: 'reduce', ...options })
        await use({ page, complaints: await listenTo(page, [siteOrigin, fixtureOrigin]) })
        await page.close()
      },
      { scope: 'worker' },
    ],
    silence: [
      async ({ tab: { complaints } }, use) => {
        await use(undefined)
        expect(complaints.splice(0)).toEqual([])
      },
      { auto: true },
    ],
  })
