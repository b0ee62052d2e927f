import { expect, test } from '../support/test.ts'

const address = '/software/vertical/tinta'

test('eight features are shown, each with a title and what it does', async ({ page }) => {
  await page.goto(address)
  const features = page.getByRole('region', { name: 'Eight tools in one place' }).getByRole('listitem')
  await expect(features).toHaveCount(8)
  const titles = await features.getByRole('heading', { level: 3 }).allTextContents()
  expect(new Set(titles).size).toBe(8)
  for (const feature of await features.all()) await expect(feature.getByRole('paragraph')).toHaveText(/.{40,}/)
})

test('the four user groups each say what it is like without Tinta, and what changes with it', async ({ page }) => {
  await page.goto(address)
  const groups = page.getByRole('region', { name: 'Who uses it, and what changes' }).getByRole('listitem')
  await expect(groups.getByRole('heading', { level: 3 })).toHaveText([
    'International remittances',
    'Gig workers',
    'Small businesses',
    'Personal finance',
  ])
  for (const group of await groups.all()) {
    await expect(group.getByRole('paragraph')).toHaveText(['Without Tinta', /.{40,}/, 'With Tinta', /.{40,}/])
    const [, before, , after] = await group.getByRole('paragraph').allTextContents()
    expect(after).not.toBe(before)
    for (const text of await group.getByRole('paragraph').all()) await expect(text).toBeVisible()
  }
})

test('on a wide screen without and with stand side by side', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(address)
  const groups = page.getByRole('region', { name: 'Who uses it, and what changes' }).getByRole('listitem')
  for (const group of await groups.all()) {
    const without = await group.getByText('Without Tinta', { exact: true }).boundingBox()
    const withIt = await group.getByText('With Tinta', { exact: true }).boundingBox()
    expect(withIt?.y).toBe(without?.y)
    expect(withIt?.x).toBeGreaterThan((without?.x ?? 0) + (without?.width ?? 0))
  }
})
