import { test as base, expect } from '@playwright/test'

/** A test in which the browser has reason to complain; what nobody catches still fails it. */
export const test = base.extend<{ uncaught: Error[] }>({
  uncaught: [
    async ({ page }, use) => {
      const uncaught: Error[] = []
      page.on('pageerror', (error) => uncaught.push(error))
      await use(uncaught)
      expect(uncaught).toEqual([])
    },
    { auto: true },
  ],
})
