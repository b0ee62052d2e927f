import { openExample } from '../../support/example.ts'
import { expect, test } from '../../support/test.ts'

test('what the choices take stands on one height, so that it can be compared', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const figure = await openExample(page, 'figures/payoff/most')
  await expect(figure.locator('.payoff-choices > li')).toHaveCount(await figure.locator('.payoff-plot text').count())
  for (const label of ['Cash on day one', 'Margin until the end', 'How it goes wrong']) {
    const tops = await figure
      .getByText(label, { exact: true })
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
    expect(new Set(tops).size).toBe(1)
  }
})
