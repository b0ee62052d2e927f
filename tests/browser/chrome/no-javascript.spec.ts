import { expect, test } from '../../support/test.ts'
import { firstItem, here, itemButton, laterItem, linksOf, one, other, sectionButton } from './subjects.ts'

test.use({ javaScriptEnabled: false })

test.describe('the bar without JavaScript', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('opens and closes by click and by keyboard, one section at a time', async ({ page }) => {
    await page.goto(here.address)
    await sectionButton(page, one).focus()
    await page.keyboard.press('Enter')
    await expect(linksOf(page, one, firstItem).first()).toBeVisible()
    await sectionButton(page, other).click()
    await expect(linksOf(page, one, firstItem).first()).toBeHidden()
    await itemButton(page, other, laterItem).click()
    await linksOf(page, other, laterItem).first().click()
    await expect(page).toHaveURL(laterItem.subItems[0]?.href ?? '')
  })

  test('lets a visitor choose a theme for the page, and its sign follows', async ({ page }) => {
    await page.goto(here.address)
    const sign = page.locator('[data-choice]:visible')
    await expect(sign).toHaveAttribute('data-choice', 'system')
    await page.getByRole('button', { name: 'Theme' }).click()
    await page.getByLabel('Dark').check()
    await expect(sign).toHaveAttribute('data-choice', 'dark')
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(13, 17, 19)')
  })
})

test.describe('the panel without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('opens and closes by its button, which says so, and its links work', async ({ page }) => {
    await page.goto(here.address)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await sectionButton(page, one).click()
    await expect(linksOf(page, one, firstItem).first()).toBeInViewport()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(linksOf(page, one, firstItem).first()).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await linksOf(page, one, firstItem).first().click()
    await expect(page).toHaveURL(firstItem.subItems[0]?.href ?? '')
  })
})
