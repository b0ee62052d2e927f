import { openExample } from '../../support/example.ts'
import { expect, test } from '../../support/test.ts'

for (const [count, rows] of [
  ['two', 1],
  ['three', 1],
  ['four', 1],
  ['five', 2],
  ['six', 2],
] as const)
  test(`${count} steps of a program fill ${rows === 1 ? 'a row' : 'two rows'}, each under its circles`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const example = await openExample(page, `sections/HandedSteps/${count}`)
    const tops = new Set<number>()
    for (const step of await example.locator('li').all()) {
      const [drawing, words] = [await step.locator('svg').boundingBox(), await step.locator('h3').boundingBox()]
      tops.add(Math.round(drawing?.y ?? 0))
      expect(words?.x).toBeCloseTo(drawing?.x ?? 0, 0)
      expect(words?.y).toBeGreaterThan((drawing?.y ?? 0) + (drawing?.height ?? 0))
    }
    expect(tops.size).toBe(rows)
  })

test('what is filled of the circles is said in words', async ({ page }) => {
  const example = await openExample(page, 'sections/HandedSteps/three')
  await expect(example.locator('li > div > p:first-child')).toHaveText(['You', 'Together', 'We'])
  const filled = await example.locator('svg path').evaluateAll((paths) =>
    paths.map((path) => {
      const { x, width } = (path as SVGPathElement).getBBox()
      return x + width < 50 ? 'left' : x > 40 ? 'right' : 'middle'
    }),
  )
  expect(filled).toEqual(['left', 'middle', 'right'])
})

test('on a phone the circles of a step stand beside its words, and nothing is cut', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const example = await openExample(page, 'sections/HandedSteps/six')
  for (const step of await example.locator('li').all()) {
    const [drawing, words] = [await step.locator('svg').boundingBox(), await step.locator('h3').boundingBox()]
    expect(words?.x).toBeGreaterThan((drawing?.x ?? 0) + (drawing?.width ?? 0))
    expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(320.5)
  }
})

test('where the system chooses the colors, ticks have them', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const example = await openExample(page, 'sections/TallyRows/pages')
  const ink = await example.evaluate((element) => getComputedStyle(element).color)
  for (const path of await example.locator('.ticks path').all()) await expect(path).toHaveCSS('color', ink)
})
