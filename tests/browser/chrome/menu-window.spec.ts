import { gotoAwake } from '../../support/awake.ts'
import { chosenItem as chosen, openSections } from '../../support/menu.ts'
import { boxOf, shifts, sideways, watchShifts } from '../../support/reach.ts'
import { expect, test } from '../../support/test.ts'
import { menu } from '../subjects.ts'
import {
  arriveAtMenu,
  sectionButton as button,
  here,
  itemButton as item,
  lastSection,
  linksOf,
  one,
  other,
  panelOf,
  secondItem,
} from './subjects.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test.beforeEach(async ({ page }) => {
  await gotoAwake(page, here.address)
  await page.mouse.move(640, 700)
})

test('it never leaves the window, and scrolls inside where it must', async ({ page }) => {
  for (const [width, height] of [
    [768, 900],
    [1280, 500],
    [820, 500],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const section of [one, other, lastSection]) {
      await button(page, section).click()
      const box = await boxOf(panelOf(page))
      expect(Math.min(box.x, width - box.x - box.width, height - box.y - box.height)).toBeGreaterThanOrEqual(0)
      const last = panelOf(page).locator('[data-section-link]')
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport()
      await button(page, section).click()
    }
    expect(await sideways(page)).toBe(0)
  }
})

test('the bar shows the titles of the sections where they fit and short ones below, in one line that ends before the search', async ({
  page,
}) => {
  for (const [width, name] of [
    [768, 'short'],
    [1024, 'short'],
    [1100, 'short'],
    [1280, 'title'],
    [1920, 'title'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const shown = await page
      .locator('.menu-section > span:visible')
      .evaluateAll((all) => all.map((span) => ({ text: span.textContent, lines: span.getClientRects().length })))
    expect(shown, `${width} px`).toEqual(menu.map((section) => ({ text: section[name], lines: 1 })))
    const bar = await boxOf(page.locator('.menu > ul'))
    expect(bar.x + bar.width).toBeLessThan((await boxOf(page.locator('.search-link'))).x)
    expect(await sideways(page)).toBe(0)
  }
})

test('the name stands above the text, and the text of a panel below the first section', async ({ page }) => {
  const left = async (part: string) => (await boxOf(page.locator(part).first())).x
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await left('header a'), `${width} px`).toBe(await left('h1'))
  }
  await button(page, one).click()
  expect(await left('[data-section][open] .menu-item > span')).toBeCloseTo(await left('.menu-section > span'), 0)
})

test('it is shown at 768 px and wider, and the button of the panel below', async ({ page }) => {
  for (const width of [767, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(button(page, one)).toBeVisible({ visible: width >= 768 })
    await expect(page.locator('button[popovertarget=menu]')).toBeVisible({ visible: width < 768 })
  }
})

test('its panel is 800 px wide: a third for the items, two thirds for the links', async ({ page }) => {
  await button(page, one).click()
  await expect(openSections(page)).toHaveCount(1)
  const panel = await boxOf(panelOf(page))
  const links = await boxOf(panelOf(page).locator('[data-item][open] .menu-links'))
  expect(panel.width).toBe(800)
  // Between its borders, which are a pixel each.
  expect((links.x - panel.x - 1) / 798).toBeCloseTo(1 / 3, 3)
  expect(links.width / 798).toBeCloseTo(2 / 3, 3)
})

test('hovering each section selects its first item, and each item shows its links, in two columns, row by row', async ({
  page,
}) => {
  await arriveAtMenu(page)
  for (const section of menu) {
    await button(page, section).hover()
    await expect(page.locator('[data-section][open] > summary')).toContainText(section.title)
    await expect(chosen(page)).toHaveText(section.items[0]?.title ?? '')
    // The panel is as tall as its section needs: no more, and the same for each of its items.
    const heights = new Set<number>()
    for (const each of section.items) {
      await item(page, section, each).hover()
      await expect(chosen(page)).toHaveText(each.title)
      const links = linksOf(page, section, each)
      await expect(links.and(page.locator(':visible'))).toHaveCount(each.subItems.length)
      const { places, columns, height } = await panelOf(page).evaluate((panel) => {
        const boxes = (parts: string) =>
          [...panel.querySelectorAll(`[data-item][open] .menu-links ${parts}`)].map((part) =>
            part.getBoundingClientRect(),
          )
        return {
          places: boxes('> ul > li:not(:has(ul))').map(({ left, top }) => [left, top]),
          columns: new Set(boxes('ul a').map(({ x }) => x)).size,
          height: panel.getBoundingClientRect().height,
        }
      })
      expect(places, each.title).toEqual(places.map((_, i) => [places[i % 2]?.[0], places[i - (i % 2)]?.[1]]))
      expect(columns).toBe(2)
      heights.add(height)
    }
    expect([...heights], section.title).toHaveLength(1)
    expect(await panelOf(page).evaluate(spareIn), section.title).toBeLessThan(48)
  }
})

/** How much room a panel leaves below the longest of its columns. */
function spareIn(panel: Element): number {
  const bottomOf = (parts: string) =>
    Math.max(...[...panel.querySelectorAll(parts)].map((part) => part.getBoundingClientRect().bottom))
  const link = panel.querySelector('[data-section-link]')?.getBoundingClientRect().height ?? 0
  return bottomOf('ul') - Math.max(bottomOf('.menu-item, .menu-links > :last-child'), bottomOf('.menu-item') + link)
}

test('opening, switching and closing shift nothing', async ({ page }) => {
  // What the menu says beyond names is there before a panel is, or comes below it.
  await arriveAtMenu(page)
  await watchShifts(page)
  await button(page, one).hover()
  await expect(openSections(page)).toHaveCount(1)
  await item(page, one, secondItem).hover()
  await button(page, other).hover()
  await expect(chosen(page)).toHaveText(other.items[0]?.title ?? '')
  await page.mouse.move(640, 780)
  await expect(openSections(page)).toHaveCount(0)
  expect(await shifts(page)).toBe(0)
})
