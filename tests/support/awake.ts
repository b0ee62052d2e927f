import type { Page } from '@playwright/test'

/** Opens a page and waits until the header's island has woken, which it shows on itself. */
export async function gotoAwake(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('header[data-awake]').waitFor()
}

/** Waits until a page is read whole and has all its styles, also where scripts or typefaces are held back. */
export async function inItsStyles(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  )
}

/** Waits until a page is set in its typefaces. */
export async function inItsTypefaces(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
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
