import { openExample } from '../../support/example.ts'
import { expect, test } from '../../support/test.ts'

/** The stretches and names of a case, each with its words. */
const placed = '.program-case section :is(h3, ol > li)'

for (const [width, name] of [
  [1024, 'as full as can be'],
  [1440, 'as full as can be'],
  [1440, 'no columns, and a turn at the start'],
] as const)
  test(`at ${width} px no words of a case meet others or leave the page: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const example = await openExample(page, `features/programs/CaseFigure/${name}`)
    const boxes = await example.locator(`${placed}, .case-grid > p`).evaluateAll((elements) =>
      elements.map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return { left, right: Math.max(right, left + element.scrollWidth), top, bottom, text: element.textContent }
      }),
    )
    const meet = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
        .map((b) => `${a.text} / ${b.text}`),
    )
    expect(meet).toEqual([])
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width)
  })

test('a stretch of a case stands under the steps that it names', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const example = await openExample(page, 'features/programs/CaseFigure/four steps')
  const lefts = (selector: string) =>
    example.locator(selector).evaluateAll((all) => all.map((element) => element.getBoundingClientRect().left))
  const steps = await lefts('.case-steps li')
  const [first, third, fourth, string] = await lefts('.program-case section > ol > li')
  for (const [stretch, step] of [
    [first, 0],
    [third, 2],
    [fourth, 3],
    [string, 1],
  ] as const)
    expect(stretch).toBeCloseTo(steps[step] ?? 0, 0)
  const [turn] = await lefts('.turn')
  expect(Math.abs((turn ?? 0) - (steps[2] ?? 0))).toBeLessThan(5)
})

test('where the system chooses the colors, ticks have them', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const example = await openExample(page, 'sections/Ticks/every sort')
  const ink = await example.evaluate((element) => getComputedStyle(element).color)
  for (const path of await example.locator('.ticks path').all()) await expect(path).toHaveCSS('color', ink)
})
