import { axeFindings } from '../support/axe.ts'
import { openExample } from '../support/example.ts'
import { fixtureOrigin } from '../support/fixture.ts'
import { expect, test } from '../support/test.ts'

/** Everything is there twice, once in each theme, and in no page's order. */
const rulesOfPages = ['duplicate-id-aria', 'heading-order', 'landmark-unique', 'landmark-no-duplicate-main', 'region']

test('every part of the site, in all its states and both themes, fits and is accessible', async ({ page }) => {
  // Some 25,000 elements take a busy machine a while.
  test.setTimeout(300_000)
  await page.goto(`${fixtureOrigin}/gallery`)
  const examples = page.locator('[data-example]')
  await examples.first().waitFor()

  for (const width of [320, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const wide = await examples.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.getAttribute('data-example')),
    )
    expect(wide, `${width} px`).toEqual([])
  }
  expect(await axeFindings(page, rulesOfPages)).toEqual([])
})

test('one example can be opened by itself', async ({ page }) => {
  const example = await openExample(page, 'ui/tabs/Tabs/three')
  await expect(example).toHaveAttribute('data-example', 'ui/tabs/Tabs/three')
  await expect(example.getByRole('tab')).toHaveCount(3)
})
