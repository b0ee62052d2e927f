import { gotoAwake } from '../../support/awake.ts'
import { itemButton, openSections, sectionButton } from '../../support/menu.ts'
import { expect, test } from '../../support/test.ts'

for (const width of [768, 820, 1024, 1366])
  test.describe(`by touch at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: true })

    test('the first tap opens, the second closes, a tap outside closes, and none of them navigates', async ({
      page,
    }) => {
      await gotoAwake(page, '/about')
      const button = sectionButton(page, 'Software')
      const open = openSections(page)
      await button.tap()
      await expect(open).toHaveCount(1)
      await button.tap()
      await expect(open).toHaveCount(0)
      await button.tap()
      await itemButton(page, 'API').tap()
      await expect(page.getByRole('link', { name: 'Stable Coins' })).toBeVisible()
      // In the margin, where there is nothing to follow.
      await page.touchscreen.tap(8, 880)
      await expect(open).toHaveCount(0)
      expect(new URL(page.url()).pathname).toBe('/about')
    })

    test('a tap on a link follows it', async ({ page }) => {
      await gotoAwake(page, '/about')
      await sectionButton(page, 'Services').tap()
      await page.getByRole('link', { name: 'Startup Growth' }).tap()
      await expect(page).toHaveURL('/services/consulting/startup-growth')
    })
  })
