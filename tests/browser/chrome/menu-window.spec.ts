import { gotoAwake } from '../../support/awake.ts'
import { chosenItem as chosen, openSections } from '../../support/menu.ts'
import { expect, test } from '../../support/test.ts'
import { sectionButton as button, here, itemButton as item, lastSection, one, other, secondItem } from './subjects.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test.beforeEach(async ({ page }) => {
  await gotoAwake(page, here.address)
  await page.mouse.move(640, 700)
})

for (const [width, height] of [
  [768, 900],
  [1280, 500],
  [820, 500],
] as const)
  test(`it never leaves the window at ${width} x ${height}, and scrolls inside where it must`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const section of [one, other, lastSection]) {
      await button(page, section).click()
      const box = await page.locator('[data-section][open] [data-panel]').boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
      const last = page.locator('[data-section][open] [data-section-link]')
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport()
      await button(page, section).click()
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

test('opening, switching and closing shift nothing', async ({ page }) => {
  await page.evaluate(() => {
    window.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: false })
  })
  await button(page, one).hover()
  await expect(openSections(page)).toHaveCount(1)
  await item(page, one, secondItem).hover()
  await button(page, other).hover()
  await expect(chosen(page)).toHaveText(other.items[0]?.title ?? '')
  await page.mouse.move(640, 780)
  await expect(openSections(page)).toHaveCount(0)
  expect(await page.evaluate(() => window.shifts)).toBe(0)
})

declare global {
  interface Window {
    shifts: number
  }
}
