import type { Page } from '@playwright/test'

/** Stops the page's clock: from here on timers run only as far as a test lets them. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}
