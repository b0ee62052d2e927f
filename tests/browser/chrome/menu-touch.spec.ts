import { gotoAwake } from '../../support/awake.ts'
import { openSections } from '../../support/menu.ts'
import { expect, test } from '../../support/test.ts'
import { firstItem, here, itemButton, laterItem, linksOf, one, other, sectionButton } from './subjects.ts'

for (const width of [768, 1366])
  test.describe(`by touch at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: true })

    test('the first tap opens, the second closes, a tap outside closes, and none of them navigates; one on a link does', async ({
      page,
    }) => {
      await gotoAwake(page, here.address)
      const open = openSections(page)
      for (const count of [1, 0, 1]) {
        await sectionButton(page, other).tap()
        await expect(open).toHaveCount(count)
      }
      await itemButton(page, other, laterItem).tap()
      await expect(linksOf(page, other, laterItem).first()).toBeVisible()
      // In the margin, where there is nothing to follow.
      await page.touchscreen.tap(8, 880)
      await expect(open).toHaveCount(0)
      expect(new URL(page.url()).pathname).toBe(here.address)
      await sectionButton(page, one).tap()
      await linksOf(page, one, firstItem).first().tap()
      await expect(page).toHaveURL(firstItem.subItems[0]?.href ?? '')
    })
  })
