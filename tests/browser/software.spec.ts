import { expect, test } from '../support/test.ts'
import { pageOf } from './subjects.ts'

test('the families stand below the product cards, and a click anywhere on a card opens its page', async ({ page }) => {
  await page.goto(pageOf('division', '/software').address)
  const products = page.locator('[aria-labelledby=products]')
  const cards = await products.boundingBox()
  const families = await page.getByRole('region', { name: 'What is here' }).boundingBox()
  expect(families?.y).toBeGreaterThanOrEqual((cards?.y ?? 0) + (cards?.height ?? 0))

  const card = products
    .locator('li')
    .filter({ has: page.getByRole('heading') })
    .first()
  const href = await card.getByRole('link').getAttribute('href')
  await card.click({ position: { x: 10, y: 10 } })
  await expect(page).toHaveURL(href ?? 'a card without a link')
})
