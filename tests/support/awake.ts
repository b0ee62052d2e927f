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

/** Comes to the message form, as soon as the page can hear of it. */
export async function comeToForm(page: Page): Promise<void> {
  await page.locator('html[data-waking]').waitFor()
  await page.locator('main form').hover()
}

/** The same, and waits until it has woken by that. */
export async function wakeForm(page: Page): Promise<void> {
  await comeToForm(page)
  await page.locator('form[data-awake]').waitFor()
}
