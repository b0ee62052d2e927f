import { expect, test } from '../support/test.ts'
import { pages } from './subjects.ts'

/** A shift that nobody sees: a letter's width by a hair. */
const unseen = 0.001

for (const [kind, { address }] of new Map(pages.map((page) => [page.kind, page])))
  test(`${kind}: asks for both typefaces before it is read, and nothing moves while it is read`, async ({
    page,
    allow,
  }) => {
    allow(/woff2|ERR_FAILED/)
    // A typeface may wrap a line elsewhere; that is not what is asked here.
    await page.route('**/*.woff2', (route) => route.abort())
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport)
      const answer = await page.goto(address)
      expect(answer?.headers()['link']?.match(/as=font/g)).toHaveLength(2)
      const { by, what } = await page.evaluate(shifted)
      expect(by, `${viewport.width}: ${what}`).toBeLessThan(unseen)
    }
  })

interface Shift extends PerformanceEntry {
  value: number
  sources: readonly { node: Node | null }[]
}

/** Run in the page: what in sight has moved since it was opened, and by how much. */
async function shifted(): Promise<{ by: number; what: string }> {
  // What came last has moved what it moves once it is painted.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'layout-shift', buffered: true })
  const shifts = observer.takeRecords() as Shift[]
  return {
    by: shifts.reduce((sum, { value }) => sum + value, 0),
    what: shifts.flatMap(({ sources }) => sources.map(({ node }) => node?.textContent?.slice(0, 40))).join(' | '),
  }
}
