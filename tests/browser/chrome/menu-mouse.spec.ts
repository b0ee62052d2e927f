import type { Page } from '@playwright/test'
import * as delays from '../../../src/chrome/menu/delays.ts'
import { gotoAwake } from '../../support/awake.ts'
import { stopClock } from '../../support/clock.ts'
import { chosenItem as chosen, moveTo, openSections } from '../../support/menu.ts'
import { boxOf } from '../../support/reach.ts'
import { expect, test, testAlone } from '../../support/test.ts'
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

testAlone(
  'resting on a section opens it on its first item, after 150 to 300 ms, and fetches no script',
  async ({ page }) => {
    const scripts: string[] = []
    await page.waitForLoadState('networkidle')
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await stopClock(page)
    await moveTo(page, button(page, one))
    await page.clock.runFor(delays.open - 1)
    await expect(openSections(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(chosen(page)).toHaveText(firstItem.title)
    expect([delays.open >= 150 && delays.open <= 300, scripts]).toEqual([true, []])
    await expect(linksOf(page, one, firstItem).first()).toBeVisible()
  },
)

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
  const [from, to] = [await boxOf(button(page, one)), await boxOf(button(page, lastSection))]
  for (let step = 0; step <= 30; step++) {
    await page.mouse.move(from.x + ((to.x - from.x) * step) / 30, 36)
    await page.clock.runFor(20)
  }
  await page.mouse.move(640, 700)
  await page.clock.runFor(2000)
  await expect(openSections(page)).toHaveCount(0)
})

interface Spot {
  x: number
  y: number
}

/** Moves along a straight line, stop by stop, and tells all that was below the pointer on its way. */
async function travel(page: Page, from: Spot, to: Spot, parts: string, pause: number): Promise<Set<number>> {
  const crossed = new Set<number>()
  for (let step = 0; step <= 25; step++) {
    const [x, y] = [from.x + ((to.x - from.x) * step) / 25, from.y + ((to.y - from.y) * step) / 25]
    await page.mouse.move(x, y)
    await page.clock.runFor(pause)
    const place = await page.evaluate(
      ([parts, x, y]) => {
        const spot = document.elementFromPoint(x, y)
        return [...document.querySelectorAll(parts)].findIndex((part) => part.contains(spot))
      },
      [parts, x, y] as const,
    )
    if (place >= 0) crossed.add(place)
  }
  await page.clock.runFor(1000)
  return crossed
}

testAlone('the pointer may travel diagonally from an item to a far link without switching items', async ({ page }) => {
  await button(page, other).hover()
  await expect(openSections(page)).toHaveCount(1)
  await item(page, other, longItem).hover()
  await expect(chosen(page)).toHaveText(longItem.title)
  await stopClock(page)
  const from = await boxOf(item(page, other, longItem))
  // The last one of the first column.
  const to = await boxOf(linksOf(page, other, longItem).nth(Math.ceil(longItem.subItems.length / 2) - 1))
  const start = { x: from.x + 60, y: from.y + 40 }
  const crossed = await travel(page, start, { x: to.x + 30, y: to.y + 20 }, '[data-item]', 8)
  // It did cross other items on its way, or the test would show nothing.
  expect(crossed.size).toBeGreaterThan(1)
  await expect(chosen(page)).toHaveText(longItem.title)
})

testAlone('the pointer may travel from the bar straight to a far link without switching sections', async ({ page }) => {
  await button(page, one).click()
  await expect(openSections(page)).toHaveCount(1)
  await stopClock(page)
  const from = await boxOf(button(page, one))
  // The first of the second column.
  const to = await boxOf(linksOf(page, one, firstItem).nth(1))
  const start = { x: from.x + from.width / 2, y: 36 }
  // Half a second, over the section next to it.
  const crossed = await travel(page, start, { x: to.x + 40, y: to.y + to.height / 2 }, '[data-section]', 20)
  expect(crossed.size).toBeGreaterThan(1)
  await expect(page.locator('[data-section][open] > summary')).toContainText(one.short)
  await expect(chosen(page)).toHaveText(firstItem.title)
})

testAlone('a pointer that stops on another section on its way down switches after all', async ({ page }) => {
  await button(page, one).click()
  await stopClock(page)
  const { x } = await boxOf(button(page, other))
  for (const y of [10, 20, 30, 40]) await page.mouse.move(x + 20, y)
  await page.clock.runFor(300)
  await expect(page.locator('[data-section][open] > summary')).toContainText(other.short)
})

test('moving straight down the items switches at once', async ({ page }) => {
  await button(page, other).hover()
  await expect(openSections(page)).toHaveCount(1)
  const next = other.items[other.items.indexOf(longItem) + 1] ?? longItem
  const [from, to] = [await boxOf(item(page, other, longItem)), await boxOf(item(page, other, next))]
  await page.mouse.move(from.x + 60, from.y + 20)
  await page.mouse.move(from.x + 60, to.y + to.height / 2, { steps: 6 })
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
