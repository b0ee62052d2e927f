import type { Page } from '@playwright/test'

/** Opens a page and waits until the header's island has woken, which it shows on itself. */
export async function gotoAwake(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('header[data-awake]').waitFor()
}

/** Waits until every part of a page is laid out in its typefaces (src/chrome/far), the footer last. */
export async function everyPartLaidOut(page: Page): Promise<void> {
  await page.locator('footer:not([data-part])').waitFor()
}
