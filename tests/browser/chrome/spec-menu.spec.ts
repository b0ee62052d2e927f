import type { Page } from '@playwright/test'
import { gotoAwake } from '../../support/awake.ts'
import { chosenItem, openSections } from '../../support/menu.ts'
import { expect, test } from '../../support/test.ts'
import { menu } from '../subjects.ts'
import { firstItem, here, itemButton, linksOf, one, sectionButton } from './subjects.ts'

/** What the specification fixes of the menu: its sizes, and what happens to each of its sections, items and links. */

test.describe('the bar', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test.beforeEach(async ({ page }) => {
    await gotoAwake(page, here.address)
    await page.mouse.move(640, 790)
    // What the menu says beyond names is part of how its links stand.
    await page.locator('header').hover({ position: { x: 4, y: 4 } })
    await expect(page.locator('#menu small').last()).toBeAttached()
  })

  test('its panel is 800 px wide: a third for the items, two thirds for the links', async ({ page }) => {
    await sectionButton(page, one).click()
    await expect(openSections(page)).toHaveCount(1)
    const { panel, links } = await page.locator('[data-section][open] [data-panel]').evaluate((element) => {
      const shown = element.querySelector('[data-item][open] [data-links]')?.getBoundingClientRect()
      const { x, width } = element.getBoundingClientRect()
      // Between its borders, which are a pixel each.
      return { panel: width, links: [(shown?.x ?? 0) - x - 1, shown?.width].map((side) => (side ?? 0) / (width - 2)) }
    })
    expect(panel).toBe(800)
    expect(links[0]).toBeCloseTo(1 / 3, 3)
    expect(links[1]).toBeCloseTo(2 / 3, 3)
  })

  test('hovering each section selects its first item', async ({ page }) => {
    for (const section of menu) {
      await sectionButton(page, section).hover()
      await expect(page.locator('[data-section][open] > summary')).toContainText(section.title)
      await expect(chosenItem(page)).toHaveText(section.items[0]?.title ?? '')
    }
  })

  test('hovering each item shows its sub-links, in two columns', async ({ page }) => {
    for (const section of menu) {
      await sectionButton(page, section).hover()
      await expect(page.locator('[data-section][open] > summary')).toContainText(section.title)
      for (const item of section.items) {
        await itemButton(page, section, item).hover()
        await expect(chosenItem(page)).toHaveText(item.title)
        const links = linksOf(page, section, item)
        await expect(links).toHaveCount(item.subItems.length)
        for (const link of await links.all()) await expect(link).toBeVisible()
        const columns = await links.evaluateAll(
          (all) => new Set(all.map((link) => link.getBoundingClientRect().x)).size,
        )
        expect(columns, `${section.title}, ${item.title}`).toBe(2)
      }
    }
  })

  test('it is shown at 768 px and wider, and the button of the panel below', async ({ page }) => {
    const button = page.locator('button[popovertarget=menu]')
    for (const width of [767, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(sectionButton(page, one)).toBeVisible({ visible: width >= 768 })
      await expect(button).toBeVisible({ visible: width < 768 })
    }
  })
})

test.describe('the panel', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  const panel = (page: Page) => page.locator('#menu')
  const toggle = (page: Page) => page.locator('button[popovertarget=menu]')

  async function open(page: Page, address: string) {
    await gotoAwake(page, address)
    await toggle(page).tap()
    await panel(page).and(page.locator('[data-awake]')).waitFor()
  }

  test('the icon that opens it and the one that closes it swap', async ({ page }) => {
    await gotoAwake(page, here.address)
    const icon = () => toggle(page).locator('svg:visible').innerHTML()
    const closed = await icon()
    await toggle(page).tap()
    await expect(panel(page)).toBeVisible()
    expect(await icon()).not.toBe(closed)
    await toggle(page).tap()
    await expect(panel(page)).toBeHidden()
    expect(await icon()).toBe(closed)
  })

  test('while it is open the page cannot be scrolled', async ({ page }) => {
    await open(page, here.address)
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    await toggle(page).tap()
    await expect(panel(page)).toBeHidden()
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
  })

  // Each from the page that it leads to: there, nothing but the click can have closed it.
  for (const [kind, link, address] of [
    ['the brand', (page: Page) => page.locator('header a').first(), '/'],
    ['the search', (page: Page) => page.locator('#menu > a'), '/search'],
    ['a section', (page: Page) => page.locator('[data-section][open] [data-section-link]'), one.href],
    [
      'an item',
      (page: Page) => page.locator('[data-section][open] [data-item][open] [data-links] > a'),
      firstItem.href,
    ],
    [
      'a sub-link',
      (page: Page) => page.locator('[data-item][open] [data-links] ul [aria-current=page]'),
      firstItem.subItems[0]?.href ?? '',
    ],
  ] as const)
    test(`a link closes it: ${kind}`, async ({ page }) => {
      await open(page, address)
      await link(page).tap()
      await expect(panel(page)).toBeHidden()
      await expect(page).toHaveURL(address)
    })

  test('the brand above it leads home from any page, and Back leads there again', async ({ page }) => {
    await open(page, here.address)
    await page.locator('header a').first().tap()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page).toHaveURL(here.address)
    await expect(panel(page)).toBeHidden()
  })
})
