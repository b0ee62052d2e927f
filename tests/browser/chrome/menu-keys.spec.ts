import type { Page } from '@playwright/test'
import { gotoAwake } from '../../support/awake.ts'
import { openSections } from '../../support/menu.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key)
}

test.beforeEach(async ({ page }) => {
  await gotoAwake(page, '/about')
  await page.locator('.menu-section').first().focus()
})

test('tabbing through the bar visits the sections and opens nothing', async ({ page }) => {
  const visited: string[] = []
  for (let i = 0; i < 6; i++) {
    visited.push(await page.evaluate(() => document.activeElement?.querySelector('.md\\:inline')?.textContent ?? ''))
    await press(page, 'Tab')
  }
  expect(visited).toEqual(['Services', 'Investment', 'Software', 'Insights', 'Community', 'Company'])
  await expect(openSections(page)).toHaveCount(0)
})

for (const key of ['Enter', 'Space'])
  test(`${key} opens and closes a section`, async ({ page }) => {
    await press(page, key)
    await expect(openSections(page)).toHaveCount(1)
    await press(page, key)
    await expect(openSections(page)).toHaveCount(0)
  })

test('the order of Tab is section, its panel, next section', async ({ page }) => {
  await press(page, 'Enter', 'Tab')
  expect(await focused(page)).toMatch(/^Consulting/)
  await press(page, 'Tab', 'Tab')
  expect(await focused(page)).toBe('Startup Growth')
  for (let i = 0; i < 9; i++) await press(page, 'Tab')
  expect(await focused(page)).toBe('Services overview')
  await press(page, 'Tab')
  expect(await focused(page)).toContain('Investment')
})

test('focus that leaves the panel closes it', async ({ page }) => {
  await press(page, 'Enter')
  await expect(openSections(page)).toHaveCount(1)
  await press(page, 'Shift+Tab')
  await expect(openSections(page)).toHaveCount(0)
})

test('Escape closes it and gives focus back to its button', async ({ page }) => {
  await press(page, 'Enter', 'Tab', 'Tab', 'Tab', 'Escape')
  await expect(openSections(page)).toHaveCount(0)
  await expect(page.locator('.menu-section').first()).toBeFocused()
})

test('left and right move along the bar and come round', async ({ page }) => {
  await press(page, 'ArrowRight')
  expect(await focused(page)).toContain('Investment')
  await press(page, 'ArrowLeft', 'ArrowLeft')
  expect(await focused(page)).toContain('Company')
  await press(page, 'Home')
  expect(await focused(page)).toContain('Services')
  await press(page, 'End')
  expect(await focused(page)).toContain('Company')
  await expect(openSections(page)).toHaveCount(0)
})

test('down enters the panel; up and down move along the items and choose them', async ({ page }) => {
  await press(page, 'ArrowDown')
  expect(await focused(page)).toMatch(/^Consulting/)
  await press(page, 'ArrowDown')
  expect(await focused(page)).toMatch(/^Financial/)
  await expect(page.getByRole('link', { name: 'Private Wealth' })).toBeVisible()
  await press(page, 'ArrowUp', 'ArrowUp')
  await expect(page.locator('.menu-section').first()).toBeFocused()
})

test('right goes from an item to its links, up and down along them, and left back', async ({ page }) => {
  await press(page, 'ArrowDown', 'ArrowRight', 'ArrowDown')
  expect(await focused(page)).toBe('Startup Growth')
  await press(page, 'End')
  expect(await focused(page)).toBe('Assessment')
  await press(page, 'ArrowDown')
  expect(await focused(page)).toBe('Consulting')
  await press(page, 'ArrowLeft')
  expect(await focused(page)).toMatch(/^Consulting.+/)
})

test('a section says to assistive technology whether it is open', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  const expanded = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const services = nodes.find(
      ({ name, properties }) =>
        name?.value === 'Services' && properties?.some((property) => property.name === 'expanded'),
    )
    return services?.properties?.find((property) => property.name === 'expanded')?.value.value
  }
  expect(await expanded()).toBe(false)
  await press(page, 'Enter')
  await expect(openSections(page)).toHaveCount(1)
  expect(await expanded()).toBe(true)
})
