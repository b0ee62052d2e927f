import { pick } from '../../browser/subjects.ts'
import { openExample } from '../../support/example.ts'
import { fixture, fixtureOrigin } from '../../support/fixture.ts'
import { expect, test } from '../../support/test.ts'

/** Where parts of a page stand, on screens of different widths. */

test('on a wide screen the user groups have without and with side by side', async ({ page }) => {
  const product = pick(
    'product with user groups',
    fixture.pages.find((one) => one.kind === 'product' && one.groups),
  )
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(fixtureOrigin + product.address)
  const groups = page.locator('[aria-labelledby=groups] li')
  await expect(groups).toHaveCount(2)
  for (const group of await groups.all()) {
    const without = await group.getByText(`Without ${product.name}`, { exact: true }).boundingBox()
    const withIt = await group.getByText(`With ${product.name}`, { exact: true }).boundingBox()
    expect(withIt?.y).toBe(without?.y)
    expect(withIt?.x).toBeGreaterThan((without?.x ?? 0) + (without?.width ?? 0))
  }
})

test('on a narrow screen a wide table scrolls inside itself, by keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const example = await openExample(page, 'ui/Prose/every kind of block')
  const table = example.getByRole('group', { name: 'Table' })
  const widths = await table.evaluate((group) => ({
    shown: group.clientWidth,
    table: group.scrollWidth,
    page: document.documentElement.scrollWidth,
  }))
  expect(widths.page).toBeLessThanOrEqual(320)
  expect(widths.shown).toBeLessThanOrEqual(320)
  expect(widths.table).toBeGreaterThan(widths.shown)
  await table.focus()
  await expect(table).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
})
