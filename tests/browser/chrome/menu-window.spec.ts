import { gotoAwake } from '../../support/awake.ts'
import { chosenItem as chosen, openSections } from '../../support/menu.ts'
import { expect, test } from '../../support/test.ts'
import { menu } from '../subjects.ts'
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

for (const [width, name] of [
  [768, 'short'],
  [1024, 'short'],
  [1100, 'short'],
  [1280, 'title'],
  [1920, 'title'],
] as const)
  test(`at ${width} px the bar shows the ${name} of each section, in one line that ends before the search`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const shown = await page
      .locator('.menu-section > span')
      .evaluateAll((all) =>
        all
          .filter((span) => span.getClientRects().length > 0)
          .map((span) => ({ text: span.textContent, lines: span.getClientRects().length })),
      )
    expect(shown).toEqual(menu.map((section) => ({ text: section[name], lines: 1 })))
    const [bar, search] = [
      await page.locator('.menu > ul').boundingBox(),
      await page.locator('.search-link').boundingBox(),
    ]
    expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBeLessThan(search?.x ?? 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

for (const width of [390, 820, 1440])
  test(`at ${width} px the name stands above the text, and the panel's text below the first section`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const left = (part: string) => page.locator(part).first().boundingBox()
    expect((await left('header a'))?.x).toBe((await left('h1'))?.x)
    if (width < 1024) return
    await button(page, one).click()
    expect((await left('[data-section][open] .menu-item > span'))?.x).toBeCloseTo(
      (await left('.menu-section > span'))?.x ?? 0,
      0,
    )
  })

test('opening, switching and closing shift nothing', async ({ page }) => {
  // What the menu says beyond names is there before a panel is, or comes below it.
  await page.locator('header').hover({ position: { x: 4, y: 4 } })
  await expect(page.locator('#menu small').last()).toBeAttached()
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
