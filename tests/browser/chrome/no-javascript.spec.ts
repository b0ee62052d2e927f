import { itemButton, sectionButton } from '../../support/menu.ts'
import { expect, test } from '../../support/test.ts'

test.use({ javaScriptEnabled: false })

test.describe('the bar without JavaScript', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('opens and closes by click, one section at a time', async ({ page }) => {
    await page.goto('/about')
    await sectionButton(page, 'Services').click()
    await expect(page.getByRole('link', { name: 'Startup Growth' })).toBeVisible()
    await sectionButton(page, 'Software').click()
    await expect(page.getByRole('link', { name: 'Startup Growth' })).toBeHidden()
    await itemButton(page, 'API').click()
    await page.getByRole('link', { name: 'Stable Coins' }).click()
    await expect(page).toHaveURL('/software/api/stable-coins')
  })

  test('opens by keyboard', async ({ page }) => {
    await page.goto('/about')
    await page.locator('.menu-section').first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Startup Growth' })).toBeVisible()
  })

  test('lets a visitor choose a theme for the page', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('button', { name: 'Theme' }).click()
    await page.getByLabel('Dark').check()
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(13, 17, 19)')
  })
})

test.describe('the panel without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('opens and closes by its button, which says so, and its links work', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await sectionButton(page, 'Services').click()
    await expect(page.getByRole('link', { name: 'Startup Growth' })).toBeInViewport()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(page.getByRole('link', { name: 'Startup Growth' })).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('link', { name: 'Startup Growth' }).click()
    await expect(page).toHaveURL('/services/consulting/startup-growth')
  })
})

test('all links of the menu are in every page', async ({ page }) => {
  await page.goto('/terms')
  expect(await page.locator('#menu a').count()).toBeGreaterThan(120)
})
