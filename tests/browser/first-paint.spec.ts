import { expect, test } from '@playwright/test'
import { everyPartLaidOut } from '../support/awake.ts'
import { serveHalved } from '../support/halved-site.ts'
import { pages } from './subjects.ts'

/** A shift that nobody sees: a letter's width by a hair. */
const unseen = 0.001

/** A tall phone, and a screen where what is one below the other there stands side by side. */
const sizes = {
  phone: { width: 390, height: 1000 },
  wide: { width: 1440, height: 900 },
} as const

for (const [kind, { address }] of new Map(pages.map((page) => [page.kind, page])))
  test(`${kind}: painted with its first part, and nothing moves when the rest comes`, async ({ page }) => {
    // A typeface may wrap a line elsewhere; that is not what is asked here.
    await page.route('**/*.woff2', (route) => route.abort())
    for (const screen of ['phone', 'wide'] as const) {
      const { origin, release, stop } = await serveHalved(screen)
      await page.setViewportSize(sizes[screen])
      await page.goto(origin + address, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      expect(await page.evaluate(() => document.readyState)).toBe('loading')
      release()
      await everyPartLaidOut(page)
      const { by, what } = await page.evaluate(shifted)
      expect(by, `${screen}: ${what}`).toBeLessThan(unseen)
      stop()
    }
  })

interface Shift extends PerformanceEntry {
  value: number
  sources: readonly { node: Node | null }[]
}

/** Run in the page: what in sight has moved since it was opened, and by how much. */
async function shifted(): Promise<{ by: number; what: string }> {
  // What the last part has moved is known once it is painted.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'layout-shift', buffered: true })
  const shifts = observer.takeRecords() as Shift[]
  return {
    by: shifts.reduce((sum, { value }) => sum + value, 0),
    what: shifts.flatMap(({ sources }) => sources.map(({ node }) => node?.textContent?.slice(0, 40))).join(' | '),
  }
}
