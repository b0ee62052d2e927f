import { expect, test, testAlone } from '../support/test.ts'
import { pageOf, pages } from './subjects.ts'

test('a part of a page that the menu links to can be reached by its address', async ({ page }) => {
  for (const { address, parts = [] } of pages)
    for (const { anchor } of parts) {
      await page.goto(`${address}#${anchor}`)
      await expect(page.locator(`#${anchor}`), `${address}#${anchor}`).toBeInViewport()
    }
})

test.describe('Privacy', () => {
  const { address } = pageOf('legal', '/privacy')

  test('a link of its contents leads to the section', async ({ page }) => {
    await page.goto(address)
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last().click()
    await expect(page.locator('.prose h2').last()).toBeInViewport()
  })

  testAlone("shows today's date, by the visitor's own calendar", async ({ page }) => {
    await page.clock.install({ time: new Date('2031-02-03T12:00:00') })
    await page.goto(address)
    await expect(page.getByText('Last updated: February 3, 2031')).toBeVisible()
  })
})

test.describe('Terms', () => {
  const { address } = pageOf('legal', '/terms')

  test('prints as text alone', async ({ page }) => {
    await page.goto(address)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('header')).toBeHidden()
    await expect(page.locator('footer')).toBeHidden()
    await expect(page.locator('.prose h2').first()).toBeVisible()
  })
})
