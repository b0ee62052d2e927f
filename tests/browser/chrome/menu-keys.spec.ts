import type { Page } from '@playwright/test'
import { gotoAwake } from '../../support/awake.ts'
import { openSections } from '../../support/menu.ts'
import { expect, test } from '../../support/test.ts'
import { menu } from '../subjects.ts'
import { firstItem, here, lastSection, linksOf, one, secondItem, sectionButton } from './subjects.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key)
}

test.beforeEach(async ({ page }) => {
  await gotoAwake(page, here.address)
  await sectionButton(page, one).focus()
})

test('tabbing through the bar visits the sections and opens nothing', async ({ page }) => {
  const visited: string[] = []
  await page.locator('.menu-section').first().focus()
  for (let i = 0; i < menu.length; i++) {
    visited.push(await page.evaluate(() => document.activeElement?.lastElementChild?.textContent ?? ''))
    await press(page, 'Tab')
  }
  expect(visited).toEqual(menu.map(({ short }) => short))
  await expect(openSections(page)).toHaveCount(0)
})

test('Enter and Space open and close a section', async ({ page }) => {
  for (const key of ['Enter', 'Space'])
    for (const count of [1, 0]) {
      await press(page, key)
      await expect(openSections(page)).toHaveCount(count)
    }
})

test('the order of Tab is section, its panel, next section', async ({ page }) => {
  await press(page, 'Enter', 'Tab')
  expect(await focused(page)).toBe(firstItem.title + firstItem.description)
  await press(page, 'Tab', 'Tab')
  // Its line may have come behind its name.
  expect(await focused(page)).toMatch(new RegExp(`^${firstItem.subItems[0]?.label}`))
  // Its other links, the other items, and the section's own page.
  const after = firstItem.subItems.length - 1 + one.items.length - 1 + 1
  for (let i = 0; i < after; i++) await press(page, 'Tab')
  expect(await focused(page)).toBe(`${one.short} overview`)
  await press(page, 'Tab')
  expect(await focused(page)).toContain(menu[menu.indexOf(one) + 1]?.short)
})

test('focus that leaves the panel closes it; Escape does, too, and gives focus back to its button', async ({
  page,
}) => {
  await press(page, 'Enter')
  await expect(openSections(page)).toHaveCount(1)
  await press(page, 'Shift+Tab')
  await expect(openSections(page)).toHaveCount(0)
  await sectionButton(page, one).focus()
  await press(page, 'Enter', 'Tab', 'Tab', 'Tab', 'Escape')
  await expect(openSections(page)).toHaveCount(0)
  await expect(sectionButton(page, one)).toBeFocused()
})

test('left and right move along the bar and come round', async ({ page }) => {
  await page.locator('.menu-section').first().focus()
  await press(page, 'ArrowRight')
  expect(await focused(page)).toContain(menu[1]?.short)
  await press(page, 'ArrowLeft', 'ArrowLeft')
  expect(await focused(page)).toContain(lastSection.short)
  await press(page, 'Home')
  expect(await focused(page)).toContain(menu[0]?.short)
  await press(page, 'End')
  expect(await focused(page)).toContain(lastSection.short)
  await expect(openSections(page)).toHaveCount(0)
})

test('down enters the panel; up and down move along the items and choose them', async ({ page }) => {
  await press(page, 'ArrowDown')
  expect(await focused(page)).toBe(firstItem.title + firstItem.description)
  await press(page, 'ArrowDown')
  expect(await focused(page)).toBe(secondItem.title + secondItem.description)
  await expect(linksOf(page, one, secondItem).last()).toBeVisible()
  await press(page, 'ArrowUp', 'ArrowUp')
  await expect(sectionButton(page, one)).toBeFocused()
})

test('right goes from an item to its links, up and down along them, and left back', async ({ page }) => {
  await press(page, 'ArrowDown', 'ArrowRight', 'ArrowDown')
  // Its line may have come behind its name.
  expect(await focused(page)).toMatch(new RegExp(`^${firstItem.subItems[0]?.label}`))
  await press(page, 'End')
  expect(await focused(page)).toMatch(new RegExp(`^${firstItem.subItems.at(-1)?.label}`))
  await press(page, 'ArrowDown')
  expect(await focused(page)).toBe(firstItem.title)
  await press(page, 'ArrowLeft')
  expect(await focused(page)).toBe(firstItem.title + firstItem.description)
})

test('a section says to assistive technology whether it is open', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  const expanded = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const section = nodes.find(
      ({ name, properties }) =>
        name?.value === one.short && properties?.some((property) => property.name === 'expanded'),
    )
    return section?.properties?.find((property) => property.name === 'expanded')?.value.value
  }
  expect(await expanded()).toBe(false)
  await press(page, 'Enter')
  await expect(openSections(page)).toHaveCount(1)
  expect(await expanded()).toBe(true)
})
