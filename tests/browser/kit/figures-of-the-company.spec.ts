import { openExample } from '../../support/example.ts'
import { expect, test } from '../../support/test.ts'

test('a program has its people beside the rows of circles and its steps above the columns', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const example = await openExample(page, 'sections/AudiencesBySteps/four by five')
  const drawing = await example.locator('.by-steps > svg').boundingBox()
  const [left, top] = [drawing?.x ?? 0, drawing?.y ?? 0]
  const pitch = (drawing?.height ?? 0) / 4.24
  for (const [i, person] of (await example.locator('#audience li').all()).entries()) {
    const box = await person.boundingBox()
    const middle = (box?.y ?? 0) + (box?.height ?? 0) / 2
    expect(Math.abs(middle - (top + pitch * (i + 0.62))), `row ${i + 1}`).toBeLessThan(6)
  }
  for (const [i, step] of (await example.locator('#steps h3').all()).entries()) {
    const box = await step.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0), `above column ${i + 1}`).toBeLessThanOrEqual(top + 2)
    const from = left + pitch * (i + 0.12)
    expect(Math.abs((box?.x ?? 0) - from), `column ${i + 1}`).toBeLessThan(6)
  }
  for (const text of await example.locator('#steps p').all())
    expect((await text.boundingBox())?.y).toBeGreaterThan(top + (drawing?.height ?? 0) - 2)
})

test('on a phone the drawing stands above its lists, and nothing is cut', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const example = await openExample(page, 'sections/AudiencesBySteps/four by five')
  const drawing = await example.locator('.by-steps > svg').boundingBox()
  const people = await example.locator('#audience').boundingBox()
  expect((drawing?.x ?? 0) + (drawing?.width ?? 0)).toBeLessThanOrEqual(300.5)
  expect(people?.y).toBeGreaterThan((drawing?.y ?? 0) + (drawing?.height ?? 0))
})

test('where the system chooses the colors, ticks have them', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const example = await openExample(page, 'sections/TallyRows/pages')
  const ink = await example.evaluate((element) => getComputedStyle(element).color)
  for (const path of await example.locator('.ticks path').all()) await expect(path).toHaveCSS('color', ink)
})
