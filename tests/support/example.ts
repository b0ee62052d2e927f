import type { Locator, Page } from '@playwright/test'
import { fixtureOrigin } from './origins.ts'

/** Opens one example of the gallery, such as `ui/tabs/Tabs/three`, as a page would show it, awake. Returns its place. */
export async function openExample(page: Page, name: string): Promise<Locator> {
  await page.goto(`${fixtureOrigin}/gallery?only=${encodeURIComponent(name)}`)
  // It is drawn in the browser, so it is awake as soon as it is there.
  const example = page.locator('[data-example]')
  await example.waitFor({ state: 'attached' })
  return example
}
