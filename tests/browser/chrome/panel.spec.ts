import type { Page } from '@playwright/test'
import { gotoAwake } from '../../support/awake.ts'
import { expectAccessible } from '../../support/axe.ts'
import { holdBack } from '../../support/hold.ts'
import { openSections } from '../../support/menu.ts'
import { boxOf } from '../../support/reach.ts'
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
  const icon = () => toggle(page).locator('svg:visible').innerHTML()
  const closed = await icon()
  for (const isOpen of [false, true, false]) {
    await expect(toggle(page)).toHaveAccessibleName(isOpen ? 'Close menu' : 'Open menu')
    await expect.poll(() => isExpanded(page)).toBe(isOpen)
    expect((await icon()) === closed).toBe(!isOpen)
    await toggle(page).tap()
    await expect(panel(page)).toBeVisible({ visible: !isOpen })
  }
  await expect(toggle(page)).toHaveAccessibleName('Close menu')
})

test('the page behind does not scroll, nothing shifts, and it is where it was afterwards', async ({ page }) => {
  await gotoAwake(page, here.address)
  await page.evaluate(() => scrollTo(0, 400))
  const before = await boxOf(page.locator('main h1'))
  await toggle(page).tap()
  await expect(panel(page)).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  expect(await boxOf(page.locator('main h1'))).toEqual(before)
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 600)
  await toggle(page).tap()
  await expect(panel(page)).toBeHidden()
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
  expect(await page.evaluate(() => scrollY)).toBe(400)
})

test('it fills the screen below the header', async ({ page }) => {
  await openPanel(page)
  expect(await boxOf(panel(page))).toEqual({ x: 0, y: 72, width: 390, height: 772 })
})

test('focus moves in and stays, the rest of the page is out of reach, and both are as before afterwards', async ({
  page,
}) => {
  await openPanel(page)
  const inert = () =>
    page.evaluate(() => ['main', 'footer', '.skip'].map((part) => document.querySelector<HTMLElement>(part)?.inert))
  await expect.poll(inert).toEqual([true, true, true])
  await expect(page.locator('.menu-section').first()).toBeFocused()
  await page.evaluate(() => {
    addEventListener('focusin', ({ target }) => {
      if ((target as Element).closest('main, footer')) document.body.append('The focus was outside.')
    })
  })
  for (let i = 0; i < 60; i++) await page.keyboard.press('Tab')
  await expect(page.getByText('The focus was outside.')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(toggle(page)).toBeFocused()
  await expect.poll(inert).toEqual([false, false, false])
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

// Each from the page that it leads to: there, nothing but the click can have closed it.
for (const [kind, link, address] of [
  ['the brand', 'header a >> nth=0', '/'],
  ['the search', '#menu > a', '/search'],
  ['a section', '[data-section][open] [data-section-link]', one.href],
  ['an item', '[data-section][open] [data-item][open] .menu-links > a', firstItem.href],
  ['a sub-link', '[data-item][open] .menu-links ul [aria-current=page]', firstItem.subItems[0]?.href ?? ''],
] as const)
  test(`a link closes it: ${kind}`, async ({ page }) => {
    await openPanel(page, address)
    await page.locator(link).tap()
    await expect(panel(page)).toBeHidden()
    await expect(page).toHaveURL(address)
  })

test('the brand above it leads home from any page, and Back leads there again', async ({ page }) => {
  await openPanel(page, here.address)
  await page.locator('header a').first().tap()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL(here.address)
  await expect(panel(page)).toBeHidden()
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
  const { y } = await boxOf(next)
  await next.tap()
  await expect(linksOf(page, other, laterItem).first()).toBeVisible()
  await expect(linksOf(page, other, longItem).first()).toBeHidden()
  await expect.poll(async () => (await boxOf(next)).y).toBeCloseTo(y, 0)
})

test('sections fold, and the current one is unfolded; every target is at least 44 px high', async ({ page }) => {
  await openPanel(page)
  const unfolded = page.locator('[data-section][open] > summary')
  for (const section of [one, other]) {
    if (section === other) await sectionButton(page, other).tap()
    await expect(unfolded).toContainText(section.title)
    const heights = await panel(page)
      .locator('summary:visible, a:visible')
      .evaluateAll((all) => all.map((target) => target.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  }
  expect(await boxOf(toggle(page))).toMatchObject({ width: 44, height: 44 })
})

test('it takes no pinch zoom away, and axe finds nothing in it, in either theme', async ({ page }) => {
  await openPanel(page)
  expect(await page.locator('meta[name=viewport]').getAttribute('content')).not.toMatch(/user-scalable|maximum-scale/)
  await expect(panel(page)).toHaveCSS('touch-action', 'auto')
  // Under reduced motion nothing slides.
  await expect(panel(page)).toHaveCSS('transition-duration', '0s')
  await expectAccessible(page, { parts: 'header' })
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
