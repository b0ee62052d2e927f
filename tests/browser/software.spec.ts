import { boxOf } from '../support/reach.ts'
import { expect, test } from '../support/test.ts'
import { pageOf } from './subjects.ts'

const division = pageOf('division', '/software')
const assets = pageOf('assets', '/software/asset-management')

test('four product cards stand in one row on the first screen, and all of a card leads to its page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(division.address)
  const { heading = '', cards = [] } = division.products ?? {}
  const shown = page.getByRole('region', { name: heading }).locator('.card')
  await expect(shown).toHaveCount(cards.length)
  const tops = await shown.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  const names = await shown.locator('h3').evaluateAll((all) => all.map((name) => name.getBoundingClientRect().bottom))
  expect(Math.max(...names)).toBeLessThan(900)
  await shown.first().click({ position: { x: 6, y: 6 } })
  await expect(page).toHaveURL(cards[0]?.page ?? 'a product without a page')
})

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`at ${width} px the figures of every asset class are in one view with what can go wrong, at the size of the text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(assets.address)
    const note = page.getByText(assets.risk)
    const caveat = page.getByText(assets.caveat)
    for (const text of [note, caveat]) {
      const [size, body] = await text.evaluate((element) =>
        [element, document.body].map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
      )
      expect(size).toBeGreaterThanOrEqual(body ?? Number.NaN)
    }
    const said = await boxOf(note)
    const figures = page.locator('.card dl')
    await expect(figures).toHaveCount(assets.classes.length)
    for (const each of await figures.all()) {
      const box = await boxOf(each)
      const bottom = Math.max(box.y + box.height, said.y + said.height)
      expect(bottom - Math.min(box.y, said.y)).toBeLessThanOrEqual(height)
    }
  })
