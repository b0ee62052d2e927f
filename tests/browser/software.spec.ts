import { expect, test } from '../support/test.ts'
import { pageOf } from './subjects.ts'

const division = pageOf('division', '/software')

test('a crossed-out job lies beside the product that takes it off, and its stroke ends there', async ({ page }) => {
  await page.goto(division.address)
  const [first] = division.products?.cards ?? []
  const row = page.getByRole('listitem').filter({ hasText: first?.job ?? '?' })
  const product = row.getByRole('heading').getByRole('link')
  const scrap = await row.getByRole('figure').boundingBox()
  const record = await product.locator('xpath=../..').boundingBox()
  const end = await row.locator('figure .end').boundingBox()
  expect(record?.x).toBeGreaterThan((scrap?.x ?? 0) + (scrap?.width ?? 0))
  expect(Math.abs((end?.x ?? 0) - (record?.x ?? 0))).toBeLessThan(8)
  await product.click()
  await expect(page).toHaveURL(first?.page ?? 'a product without a page')
})
