import { expect, test } from '../support/test.ts'
import { pageOf } from './subjects.ts'

const division = pageOf('division', '/software')

test('a job is crossed out, and what takes it off stands right below it', async ({ page }) => {
  await page.goto(division.address)
  const [first] = division.products?.cards ?? []
  const row = page.getByRole('listitem').filter({ hasText: first?.job ?? '?' })
  const job = await row.getByText(first?.job ?? '?').boundingBox()
  const product = row.getByRole('heading').getByRole('link')
  expect((await product.boundingBox())?.y).toBeGreaterThanOrEqual((job?.y ?? 0) + (job?.height ?? 0))
  await product.click()
  await expect(page).toHaveURL(first?.page ?? 'a product without a page')
})
