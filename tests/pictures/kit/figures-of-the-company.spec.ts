import { openExample } from '../../support/example.ts'
import { expect, test } from '../../support/test.ts'

test('where the system chooses the colors, ticks have them', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const example = await openExample(page, 'sections/Ticks/every sort')
  const ink = await example.evaluate((element) => getComputedStyle(element).color)
  for (const path of await example.locator('.ticks path').all()) await expect(path).toHaveCSS('color', ink)
})
