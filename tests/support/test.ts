import { test as base, expect } from '@playwright/test'
import { listenTo } from './complaints.ts'
import { fixtureOrigin, siteOrigin } from './origins.ts'

/** A test with a page of its own that fails on any complaint of the browser. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints = await listenTo(page, [siteOrigin, fixtureOrigin])
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
