import { gotoAwake } from '../../support/awake.ts'
import { stopClock } from '../../support/clock.ts'
import { chosenItem as chosen, moveTo, openSections } from '../../support/menu.ts'
import { expect, test, testAlone } from '../../support/test.ts'
import { menu } from '../subjects.ts'
import {
  sectionButton as button,
  firstItem,
  here,
  inside,
  itemButton as item,
  lastSection,
  laterItem,
  linksOf,
  longItem,
  one,
  other,
  secondItem,
} from './subjects.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test.beforeEach(async ({ page }) => {
  await gotoAwake(page, here.address)
  await page.mouse.move(640, 700)
})

testAlone('resting on a section opens it on its first item, after 150 to 300 ms', async ({ page }) => {
  await stopClock(page)
  await moveTo(page, button(page, one))
  await page.clock.runFor(149)
  await expect(openSections(page)).toHaveCount(0)
  await page.clock.runFor(151)
  await expect(chosen(page)).toHaveText(firstItem.title)
  await expect(linksOf(page, one, firstItem).first()).toBeVisible()
})

testAlone('once one is open, another opens within 100 ms, and alone', async ({ page }) => {
  await button(page, one).click()
  await stopClock(page)
  await moveTo(page, button(page, other))
  await page.clock.runFor(100)
  await expect(chosen(page)).toHaveText(other.items[0]?.title ?? '')
  await expect(openSections(page)).toHaveCount(1)
})

testAlone('leaving closes it, after 300 to 500 ms', async ({ page }) => {
  await button(page, one).click()
  await stopClock(page)
  await page.mouse.move(640, 780)
  await page.clock.runFor(299)
  await expect(openSections(page)).toHaveCount(1)
  await page.clock.runFor(201)
  await expect(openSections(page)).toHaveCount(0)
})

testAlone('coming back in time keeps it open', async ({ page }) => {
  await button(page, one).click()
  await stopClock(page)
  await page.mouse.move(640, 780)
  await page.clock.runFor(250)
  await moveTo(page, item(page, one, secondItem))
  await page.clock.runFor(2000)
  await expect(openSections(page)).toHaveCount(1)
})

testAlone('a fast sweep across the bar opens nothing', async ({ page }) => {
  await stopClock(page)
  const from = await button(page, one).boundingBox()
  const to = await button(page, lastSection).boundingBox()
  for (let step = 0; step <= 30; step++) {
    await page.mouse.move((from?.x ?? 0) + (((to?.x ?? 0) - (from?.x ?? 0)) * step) / 30, 36)
    await page.clock.runFor(20)
  }
  await page.mouse.move(640, 700)
  await page.clock.runFor(2000)
  await expect(openSections(page)).toHaveCount(0)
})

test('hovering an item shows its links', async ({ page }) => {
  await button(page, other).hover()
  await expect(openSections(page)).toHaveCount(1)
  await item(page, other, laterItem).hover()
  await expect(chosen(page)).toHaveText(laterItem.title)
  await expect(linksOf(page, other, laterItem).first()).toBeVisible()
})

testAlone('the pointer may travel diagonally from an item to a far link without switching items', async ({ page }) => {
  await button(page, other).hover()
  await expect(openSections(page)).toHaveCount(1)
  await item(page, other, longItem).hover()
  await expect(chosen(page)).toHaveText(longItem.title)
  await stopClock(page)
  const from = await item(page, other, longItem).boundingBox()
  // The last one of the first column.
  const to = await linksOf(page, other, longItem)
    .nth(Math.ceil(longItem.subItems.length / 2) - 1)
    .boundingBox()
  const start = { x: (from?.x ?? 0) + 60, y: (from?.y ?? 0) + 40 }
  const end = { x: (to?.x ?? 0) + 30, y: (to?.y ?? 0) + 20 }
  await page.mouse.move(start.x, start.y)
  const crossed = new Set<string>()
  for (let step = 1; step <= 25; step++) {
    const [x, y] = [start.x + ((end.x - start.x) * step) / 25, start.y + ((end.y - start.y) * step) / 25]
    await page.mouse.move(x, y)
    await page.clock.runFor(8)
    crossed.add(
      await page.evaluate(
        ([px, py]) =>
          document
            .elementFromPoint(px ?? 0, py ?? 0)
            ?.closest('[data-item]')
            ?.querySelector('summary')?.textContent ?? '',
        [x, y],
      ),
    )
  }
  await page.clock.runFor(1000)
  // It did cross other items on its way, or the test would show nothing.
  expect(crossed.size).toBeGreaterThan(2)
  await expect(chosen(page)).toHaveText(longItem.title)
})

testAlone('the pointer may travel from the bar straight to a far link without switching sections', async ({ page }) => {
  await button(page, one).click()
  await expect(openSections(page)).toHaveCount(1)
  await stopClock(page)
  const from = await button(page, one).boundingBox()
  // The first of the second column.
  const to = await linksOf(page, one, firstItem).nth(1).boundingBox()
  const a = { x: (from?.x ?? 0) + (from?.width ?? 0) / 2, y: 36 }
  const b = { x: (to?.x ?? 0) + 40, y: (to?.y ?? 0) + (to?.height ?? 0) / 2 }
  const crossed = new Set<number>()
  // Half a second, over the section next to it.
  for (let step = 0; step <= 25; step++) {
    const [x, y] = [a.x + ((b.x - a.x) * step) / 25, a.y + ((b.y - a.y) * step) / 25]
    await page.mouse.move(x, y)
    await page.clock.runFor(20)
    crossed.add(await page.evaluate(sectionUnder, [x, y] as const))
  }
  await page.clock.runFor(1000)
  // It did cross another section, or the test would show nothing.
  expect([...crossed].filter((place) => place >= 0).length).toBeGreaterThan(1)
  await expect(page.locator('[data-section][open] > summary')).toContainText(one.short)
  await expect(chosen(page)).toHaveText(firstItem.title)
})

/** Which section is at a spot, by its place in the bar. */
function sectionUnder([x, y]: readonly [number, number]): number {
  const spot = document.elementFromPoint(x, y)
  return [...document.querySelectorAll('[data-section]')].findIndex((section) => section.contains(spot))
}

testAlone('a pointer that stops on another section on its way down switches after all', async ({ page }) => {
  await button(page, one).click()
  await stopClock(page)
  const box = await button(page, other).boundingBox()
  for (const y of [10, 20, 30, 40]) await page.mouse.move((box?.x ?? 0) + 20, y)
  await page.clock.runFor(300)
  await expect(page.locator('[data-section][open] > summary')).toContainText(other.short)
})

test('moving straight down the items switches at once', async ({ page }) => {
  await button(page, other).hover()
  await expect(openSections(page)).toHaveCount(1)
  const next = other.items[other.items.indexOf(longItem) + 1] ?? longItem
  const from = await item(page, other, longItem).boundingBox()
  const to = await item(page, other, next).boundingBox()
  const x = (from?.x ?? 0) + 60
  await page.mouse.move(x, (from?.y ?? 0) + 20)
  await page.mouse.move(x, (to?.y ?? 0) + (to?.height ?? 0) / 2, { steps: 6 })
  await expect(chosen(page)).toHaveText(next.title)
})

test('a click right after a hover-open leaves it open, and the next one closes it', async ({ page }) => {
  await button(page, one).hover()
  await expect(openSections(page)).toHaveCount(1)
  await button(page, one).click()
  await expect(openSections(page)).toHaveCount(1)
  await button(page, one).click()
  await expect(openSections(page)).toHaveCount(0)
})

test('a click on an item that the mouse has chosen goes to its page', async ({ page }) => {
  await button(page, other).hover()
  await item(page, other, laterItem).hover()
  await expect(chosen(page)).toHaveText(laterItem.title)
  await item(page, other, laterItem).click()
  await expect(page).toHaveURL(laterItem.href)
})

test('a key on an item that is chosen keeps it, and the page', async ({ page }) => {
  await button(page, other).click()
  await item(page, other, laterItem).focus()
  for (const key of ['Enter', 'Enter', 'Space']) await page.keyboard.press(key)
  await expect(chosen(page)).toHaveText(laterItem.title)
  await expect(page).toHaveURL(here.address)
})

test('a click elsewhere closes it', async ({ page }) => {
  await button(page, one).click()
  await page.mouse.click(640, 780)
  await expect(openSections(page)).toHaveCount(0)
})

test('every section and every item has a link to its own page', async ({ page }) => {
  const links = await page.locator('#menu').evaluate((nav) =>
    [...nav.querySelectorAll('[data-section]')].map((section) => ({
      section: section.querySelector('[data-section-link]')?.getAttribute('href'),
      items: [...section.querySelectorAll('[data-links]')].map((item) => item.querySelector('a')?.getAttribute('href')),
    })),
  )
  expect(links).toEqual(menu.map(({ href, items }) => ({ section: href, items: items.map((item) => item.href) })))
})

test('the current section and page are marked', async ({ page }) => {
  await gotoAwake(page, inside.href)
  await expect(button(page, one)).toHaveAttribute('aria-current', 'true')
  await button(page, one).click()
  await expect(linksOf(page, one, firstItem).and(page.locator(`[href="${inside.href}"]`))).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.locator('.menu-section[aria-current]')).toHaveCount(1)
})

test('modified and middle clicks on its links behave as on any link', async ({ page, context }) => {
  await button(page, one).click()
  const opened = context.waitForEvent('page')
  await linksOf(page, one, firstItem)
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  expect(new URL((await opened).url()).pathname).toBe(firstItem.subItems[0]?.href)
  expect(new URL(page.url()).pathname).toBe(here.address)
})
