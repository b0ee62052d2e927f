import { openExample } from '../../support/example.ts'
import { expect, test } from '../../support/test.ts'

for (const width of [390, 820, 1440])
  for (const example of ['least', 'most', 'long words'])
    test(`at ${width} px each line of a chart has its name at its end, and none meets another: ${example}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const figure = await openExample(page, `figures/payoff/${example}`)
      const names = await figure.locator('.payoff-plot text').evaluateAll((all) =>
        all
          .map((name) => {
            const { top, bottom, right } = name.getBoundingClientRect()
            return { top, bottom, right }
          })
          .sort((a, b) => a.top - b.top),
      )
      for (const [i, { top, right }] of names.entries()) {
        expect(right).toBeLessThanOrEqual(width)
        if (i > 0) expect(top).toBeGreaterThanOrEqual(names[i - 1]?.bottom ?? 0)
      }
      await expect(figure.locator('.payoff-choices > li')).toHaveCount(names.length)
    })

test('what the choices take stands on one height, so that it can be compared', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const figure = await openExample(page, 'figures/payoff/most')
  for (const label of ['Cash on day one', 'Margin until the end', 'How it goes wrong']) {
    const tops = await figure
      .getByText(label, { exact: true })
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
    expect(new Set(tops).size).toBe(1)
  }
})
