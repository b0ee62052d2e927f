import { expect, test } from '@playwright/test'
import { everyPartLaidOut } from '../support/awake.ts'
import { serveHalved } from '../support/halved-site.ts'
import { pages } from './subjects.ts'

/** A shift that nobody sees: a letter's width by a hair. */
const unseen = 0.001

/** A phone, and a screen where what is one below the other there stands side by side. */
const sizes = [
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
]

for (const [kind, { address }] of new Map(pages.map((page) => [page.kind, page])))
  test(`${kind}: painted with its first part, and nothing moves when the rest comes`, async ({ page }) => {
    // A typeface may wrap a line elsewhere; that is not what is asked here.
    await page.route('**/*.woff2', (route) => route.abort())
    for (const size of sizes) {
      const { origin, release, stop } = await serveHalved()
      await page.setViewportSize(size)
      await page.goto(origin + address, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      expect(await page.locator('footer').count()).toBe(0)
      release()
      await everyPartLaidOut(page)
      expect(await page.evaluate(shifted), `at ${size.width} px`).toBeLessThan(unseen)
      stop()
    }
  })

/** Run in the page: by how much what is in sight has moved since it was opened. */
function shifted(): Promise<number> {
  return new Promise((resolve) => {
    const sum = (shifts: PerformanceEntryList) =>
      shifts.reduce((all, shift) => all + (shift as PerformanceEntry & { value: number }).value, 0)
    const observer = new PerformanceObserver((list) => resolve(sum(list.getEntries())))
    observer.observe({ type: 'layout-shift', buffered: true })
    // Nothing is reported where nothing has moved.
    requestAnimationFrame(() => setTimeout(() => resolve(0)))
  })
}
