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

for (const width of [390, 1440])
  test(`at ${width} px what must be read with figures is as large as the text, and each in one view with a note`, async ({
    page,
  }) => {
    const assets = pick(
      'page of assets with a risk',
      fixture.pages.find((one) => one.kind === 'assets'),
    )
    await page.setViewportSize({ width, height: 900 })
    await page.goto(fixtureOrigin + assets.address)
    const classes = page.locator('[aria-labelledby=classes]')
    const notes = [classes.getByText(assets.caveat), classes.getByText(assets.risk ?? '')]
    const boxes = await Promise.all(notes.map((note) => note.boundingBox()))
    for (const note of notes) {
      const [size, body] = await note.evaluate((element) =>
        [element, document.body].map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
      )
      expect(size).toBeGreaterThanOrEqual(body ?? Number.NaN)
    }
    for (const figures of await classes.locator('li dl').all()) {
      const { y, height } = (await figures.boundingBox()) ?? { y: 0, height: Number.NaN }
      const views = boxes.map((box) =>
        box ? Math.max(y + height, box.y + box.height) - Math.min(y, box.y) : Number.POSITIVE_INFINITY,
      )
      expect(Math.min(...views)).toBeLessThanOrEqual(900)
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
