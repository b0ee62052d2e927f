import { test as base, expect } from '@playwright/test'
import { openSharedTab, openTab, type Tab, tidy, unexpected } from './tabs.ts'

interface Fixtures {
  tab: Tab
  /** What the browser has complained about; after the test there must be nothing left. */
  complaints: string[]
  /** Lets the browser complain about what the test itself brings about: what it refuses, or a page that is not there. */
  allow: (pattern: RegExp) => void
}

/**
 * A test that fails on any complaint of the browser. A fresh tab costs more than most pages do, so tests that ask for the
 * same kind of browser share one, which is tidied after each.
 */
export const test = base.extend<Fixtures, { sharedTabs: Map<string, Tab> }>({
  sharedTabs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern what a fixture needs.
    async ({}, use) => {
      const tabs = new Map<string, Tab>()
      await use(tabs)
      for (const { page } of tabs.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],
  tab: async (
    { browser, sharedTabs, viewport, deviceScaleFactor, hasTouch, isMobile, javaScriptEnabled, contextOptions },
    use,
  ) => {
    const kind = JSON.stringify([viewport, deviceScaleFactor, hasTouch, isMobile, javaScriptEnabled, contextOptions])
    const tab = sharedTabs.get(kind) ?? (await openSharedTab(browser))
    sharedTabs.set(kind, tab)
    await use(tab)
    await tidy(tab.page, viewport, contextOptions)
    expect(await unexpected(tab)).toEqual([])
  },
  page: async ({ tab }, use) => use(tab.page),
  context: async ({ page }, use) => use(page.context()),
  allow: async ({ tab }, use) =>
    use((pattern) => {
      tab.allowed.push(pattern)
    }),
  complaints: [async ({ tab }, use) => use(tab.complaints), { auto: true }],
})

/** The same in a tab of its own: for a test that changes what stays with a tab, or counts what is fetched. */
export const testAlone = test.extend({
  tab: async ({ browser }, use) => {
    const tab = await openTab(browser)
    await use(tab)
    expect(await unexpected(tab)).toEqual([])
    await tab.page.context().close()
  },
})

export { expect }
