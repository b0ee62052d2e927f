import { openExample } from '../../support/example.ts'
import { expect, test } from '../../support/test.ts'

for (const width of [390, 820, 1440])
  for (const name of ['two', 'three', 'four', 'five', 'six, one with a long name'])
    test(`at ${width} px the strip holds ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const example = await openExample(page, `features/offices/OfficeStrip/${name}`)
      const offices = example.getByRole('listitem')
      const spare = await offices.evaluateAll((all) => all.map((one) => one.clientWidth - one.scrollWidth))
      expect(Math.min(...spare)).toBe(0)
      const lines = await offices.evaluateAll((all) => all.map((one) => one.clientHeight))
      expect(Math.max(...lines)).toBeLessThan(75)
      const states = await example.locator('[data-state]').evaluateAll((all) => all.map((one) => one.clientHeight))
      expect(Math.max(...states), 'a state goes on in another line').toBeLessThan(30)
    })
