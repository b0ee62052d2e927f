import { expect, test } from '@playwright/test'
import { everyPartLaidOut } from '../support/awake.ts'
import { serveHalved } from '../support/halved-site.ts'
import { pages } from './subjects.ts'

declare global {
  interface Window {
    moved: number
  }
}

/** A shift that nobody sees: a letter's width by a hair. */
const unseen = 0.001

for (const [kind, { address }] of new Map(pages.map((page) => [page.kind, page])))
  test(`${kind}: painted with its first part, and nothing moves when the rest comes`, async ({ browser }) => {
    const { origin, release, stop } = await serveHalved()
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
    // A typeface may wrap a line elsewhere; that is not what is asked here.
    await page.route('**/*.woff2', (route) => route.abort())
    await page.addInitScript(() => {
      window.moved = 0
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) window.moved += (shift as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift' })
    })

    await page.goto(origin + address, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    expect(await page.locator('footer').count()).toBe(0)
    release()
    await everyPartLaidOut(page)
    expect(await page.evaluate(() => window.moved)).toBeLessThan(unseen)
    await page.close()
    stop()
  })
