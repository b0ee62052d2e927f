import type { Page } from '@playwright/test'

/** Opens a page and waits until the header's island has woken, which it shows on itself. */
export async function gotoAwake(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('header[data-awake]').waitFor()
}
