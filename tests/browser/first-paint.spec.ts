import { expect, testAlone as test } from '../support/test.ts'
import { pages } from './subjects.ts'

/** A shift that nobody sees: a letter's width by a hair. */
const unseen = 0.001

for (const [kind, { address }] of new Map(pages.map((page) => [page.kind, page])))
  test(`${kind}: both typefaces are asked for with the page, and nothing moves when they are there`, async ({
    page,
  }) => {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport)
      await page.goto(address)
      expect(await page.evaluate(asked)).toHaveLength(2)
      const { by, what } = await page.evaluate(shifted)
      expect(by, `${viewport.width}: ${what}`).toBeLessThan(unseen)
    }
  })

/** Run in the page: the typefaces that its head asks for, by itself. */
function asked(): string[] {
  const loaded = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
  const early = loaded.filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'link')
  return early.map(({ name }) => name)
}

interface Shift extends PerformanceEntry {
  value: number
  sources: readonly { node: Node | null }[]
}

/** Run in the page: what in sight has moved since it was opened, and by how much. */
async function shifted(): Promise<{ by: number; what: string }> {
  await document.fonts.ready
  // What the last typeface has moved is known once it is painted.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'layout-shift', buffered: true })
  const shifts = observer.takeRecords() as Shift[]
  return {
    by: shifts.reduce((sum, { value }) => sum + value, 0),
    what: shifts.flatMap(({ sources }) => sources.map(({ node }) => node?.textContent?.slice(0, 40))).join(' | '),
  }
}
