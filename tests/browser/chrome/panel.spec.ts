import type { Page } from '@playwright/test'
import { gotoAwake } from '../../support/awake.ts'
import { axeFindings } from '../../support/axe.ts'
import { holdBack } from '../../support/hold.ts'
import { openSections } from '../../support/menu.ts'
import { expect, test } from '../../support/test.ts'
import {
  elsewhere,
  firstItem,
  here,
  inParts,
  inside,
  itemButton,
  laterItem,
  linksOf,
  longItem,
  one,
  other,
  sectionButton,
} from './subjects.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const toggle = (page: Page) => page.locator('button[popovertarget=menu]')
const panel = (page: Page) => page.locator('#menu')

/** What the browser itself tells assistive technology of the button: it belongs to a popover, and that needs no attribute. */
async function isExpanded(page: Page): Promise<boolean | undefined> {
  const session = await page.context().newCDPSession(page)
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'button[popovertarget=menu]',
  })
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false })
  await session.detach()
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value
}

async function openPanel(page: Page, address = inside.href) {
  await gotoAwake(page, address)
  await toggle(page).tap()
  await expect(panel(page)).toBeVisible()
  // What it does beyond the native popover comes once it is meant.
  await panel(page).and(page.locator('[data-awake]')).waitFor()
}

test('the button opens and closes it, and its icon, name and state say so', async ({ page }) => {
  await gotoAwake(page, here.address)
  await expect(toggle(page)).toHaveAccessibleName('Open menu')
  await expect.poll(() => isExpanded(page)).toBe(false)
  await toggle(page).tap()
  await expect(panel(page)).toBeVisible()
  await expect(toggle(page)).toHaveAccessibleName('Close menu')
  await expect.poll(() => isExpanded(page)).toBe(true)
  await toggle(page).tap()
  await expect(panel(page)).toBeHidden()
  await expect(toggle(page)).toHaveAccessibleName('Open menu')
})

test('it fills the screen below the header', async ({ page }) => {
  await openPanel(page)
  expect(await panel(page).boundingBox()).toEqual({ x: 0, y: 72, width: 390, height: 772 })
})

test('the page behind does not scroll, nothing shifts, and it is where it was afterwards', async ({ page }) => {
  await gotoAwake(page, here.address)
  await page.evaluate(() => scrollTo(0, 400))
  const before = await page.locator('main h1').boundingBox()
  await toggle(page).tap()
  await expect(panel(page)).toBeVisible()
  expect(await page.locator('main h1').boundingBox()).toEqual(before)
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 600)
  await toggle(page).tap()
  await expect(panel(page)).toBeHidden()
  expect(await page.evaluate(() => scrollY)).toBe(400)
})

test('the rest of the page is out of reach while it is open, and back afterwards', async ({ page }) => {
  await openPanel(page)
  const inert = () =>
    page.evaluate(() =>
      ['main', 'footer', '[data-skip]'].map((part) => document.querySelector<HTMLElement>(part)?.inert),
    )
  await expect.poll(inert).toEqual([true, true, true])
  await toggle(page).tap()
  await expect(panel(page)).toBeHidden()
  await expect.poll(inert).toEqual([false, false, false])
})

test('focus moves in, and returns to the button', async ({ page }) => {
  await openPanel(page)
  await expect(page.locator('.menu-section').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(toggle(page)).toBeFocused()
})

test('Tab stays within the header and the panel', async ({ page }) => {
  await openPanel(page)
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer'))).toBeNull()
  }
})

test('the Back gesture closes it and stays on the page', async ({ page }) => {
  await openPanel(page, here.address)
  await page.goBack()
  await expect(panel(page)).toBeHidden()
  await expect(page).toHaveURL(here.address)
})

test('a link closes it, and one step back returns to the page it was opened on', async ({ page }) => {
  await page.goto(elsewhere.address)
  await openPanel(page, here.address)
  await sectionButton(page, one).tap()
  await linksOf(page, one, firstItem).first().tap()
  await expect(page).toHaveURL(firstItem.subItems[0]?.href ?? '')
  await expect(panel(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(here.address)
  await page.goBack()
  await expect(page).toHaveURL(elsewhere.address)
})

test('a link to a part of the same page closes it and goes there', async ({ page }) => {
  const { section, item } = inParts
  const { href } = item.subItems.at(-1) ?? item
  await openPanel(page, item.href)
  if (item !== section.items[0]) await itemButton(page, section, item).tap()
  await linksOf(page, section, item).last().tap()
  await expect(panel(page)).toBeHidden()
  await expect(page).toHaveURL(href)
  await expect(page.locator(href.slice(href.indexOf('#')))).toBeInViewport()
})

test('reaching 768 px closes it', async ({ page }) => {
  await openPanel(page)
  await page.setViewportSize({ width: 768, height: 900 })
  await expect.poll(() => panel(page).evaluate((nav) => nav.matches(':popover-open'))).toBe(false)
  await expect.poll(() => page.evaluate(() => document.querySelector('main')?.inert)).toBe(false)
})

test('a panel that is turned on its side leaves no panel of the bar open, nor the other way round', async ({
  page,
}) => {
  await openPanel(page)
  await sectionButton(page, other).tap()
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(openSections(page)).toHaveCount(0)
  await sectionButton(page, other).tap()
  await expect(openSections(page)).toHaveCount(1)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(openSections(page)).toHaveCount(0)
})

test('the row that is tapped stays under the finger, whatever folds above it', async ({ page }) => {
  await openPanel(page, here.address)
  await sectionButton(page, other).tap()
  await itemButton(page, other, longItem).tap()
  const next = itemButton(page, other, laterItem)
  await next.scrollIntoViewIfNeeded()
  const before = await next.boundingBox()
  await next.tap()
  await expect(linksOf(page, other, laterItem).first()).toBeVisible()
  await expect(linksOf(page, other, longItem).first()).toBeHidden()
  await expect.poll(async () => (await next.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
})

test('sections fold, and the current one is unfolded', async ({ page }) => {
  await openPanel(page)
  await expect(page.locator('[data-section][open] > summary')).toContainText(one.title)
  await sectionButton(page, other).tap()
  await expect(page.locator('[data-section][open] > summary')).toContainText(other.title)
})

test('every target is at least 44 px high', async ({ page }) => {
  await openPanel(page)
  const low = await panel(page).evaluate(
    (nav) =>
      [...nav.querySelectorAll('summary, a')].filter((target) => {
        const { height } = target.getBoundingClientRect()
        return height > 0 && height < 44
      }).length,
  )
  expect(low).toBe(0)
  const size = await toggle(page).boundingBox()
  expect([size?.width, size?.height]).toEqual([44, 44])
})

test('pinch zoom is not taken away', async ({ page }) => {
  await openPanel(page)
  expect(await page.locator('meta[name=viewport]').getAttribute('content')).not.toMatch(/user-scalable|maximum-scale/)
  expect(await panel(page).evaluate((nav) => getComputedStyle(nav).touchAction)).toBe('auto')
})

test('axe finds nothing while it is open, in either theme', async ({ page }) => {
  await openPanel(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await axeFindings(page), colorScheme).toEqual([])
  }
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('it slides in from the right by a spring of 0.4 s', async ({ page }) => {
    await openPanel(page, here.address)
    await toggle(page).tap()
    await expect(panel(page)).toBeHidden()
    const motion = await panel(page).evaluate((nav) => {
      const { transitionDuration, transitionTimingFunction, translate } = getComputedStyle(nav)
      return { transitionDuration, spring: transitionTimingFunction.startsWith('linear('), translate }
    })
    expect(motion).toEqual({ transitionDuration: '0.4s', spring: true, translate: '100%' })
  })

  test('a window that becomes narrow shows no panel on its way out', async ({ page }) => {
    await openPanel(page, here.address)
    await page.setViewportSize({ width: 844, height: 390 })
    await expect(sectionButton(page, one)).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    const left = await panel(page).evaluate((nav) => [nav.getAnimations().length, getComputedStyle(nav).display])
    expect(left).toEqual([0, 'none'])
  })
})

test('under reduced motion nothing slides', async ({ page }) => {
  await openPanel(page, here.address)
  expect(await panel(page).evaluate((nav) => getComputedStyle(nav).transitionDuration)).toBe('0s')
})

test('what was opened before the island woke is taken over', async ({ page }) => {
  const release = await holdBack(page, '**/_astro/*.js')
  await page.goto(here.address, { waitUntil: 'commit' })
  await toggle(page).tap()
  await expect(panel(page)).toBeVisible()
  release()
  await page.locator('header[data-awake]').waitFor()
  await expect(panel(page)).toBeVisible()
  await expect.poll(() => isExpanded(page)).toBe(true)
  await expect.poll(() => page.evaluate(() => document.querySelector('main')?.inert)).toBe(true)
})
