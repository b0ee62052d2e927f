import type { Page } from '@playwright/test'
import { openExample } from '../../support/example.ts'
import { expect, test } from '../../support/test.ts'

// What the example says: its blocks are as large as these numbers.
const classes = [
  { millions: 1200, percent: 12.5 },
  { millions: 800, percent: 28.3 },
  { millions: 350, percent: 15.7 },
  { millions: 150, percent: 45.2 },
]

const open = (page: Page) => openExample(page, 'features/assets/Skyline/four')
const blocks = (page: Page) => page.locator('.blocks g > path')
const bars = (page: Page) => page.locator('.lying rect')
const sizes = (page: Page, drawn: 'blocks' | 'bars') =>
  (drawn === 'blocks' ? blocks(page) : bars(page)).evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect()).map(({ width, height }) => ({ width, height })),
  )

test('on a wide screen width is assets and height is performance', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page)
  const [first, ...others] = await sizes(page, 'blocks')
  for (const [i, { width, height }] of others.entries()) {
    const { millions = 0, percent = 0 } = classes[i + 1] ?? {}
    expect(width / (first?.width ?? 0)).toBeCloseTo(millions / 1200, 1)
    expect(height / (first?.height ?? 0)).toBeCloseTo(percent / 12.5, 1)
  }
  await expect(bars(page).first()).toBeHidden()
  await expect(page.getByText('by width: one column of squares is 25M')).toBeVisible()
})

test('on a phone thickness is assets and length is performance', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await open(page)
  const [first, ...others] = await sizes(page, 'bars')
  for (const [i, { width, height }] of others.entries()) {
    const { millions = 0, percent = 0 } = classes[i + 1] ?? {}
    expect(height / (first?.height ?? 0)).toBeCloseTo(millions / 1200, 1)
    expect(width / (first?.width ?? 0)).toBeCloseTo(percent / 12.5, 1)
  }
  await expect(blocks(page).first()).toBeHidden()
  await expect(page.getByText('by thickness')).toBeVisible()
})

for (const width of [390, 1440])
  test(`at ${width} px the drawing is in one view with a note on risk that is as large as the text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page)
    const note = page.getByText('They do not predict the next ones')
    const [size, body] = await note.evaluate((element) =>
      [element, document.body].map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
    )
    expect(size).toBeGreaterThanOrEqual(body ?? Number.NaN)
    const skyline = await page.locator('.skyline').boundingBox()
    expect(skyline?.height).toBeLessThanOrEqual(900)
  })

for (const [where, media] of [
  ['in the light theme', { media: 'screen', colorScheme: 'light' }],
  ['in the dark theme', { media: 'screen', colorScheme: 'dark' }],
  ['on paper', { media: 'print', colorScheme: 'light' }],
  ['on paper, from the dark theme', { media: 'print', colorScheme: 'dark' }],
] as const)
  test(`the figure can be seen ${where}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await open(page)
    await page.emulateMedia(media)
    for (const bar of await bars(page).all()) await expect(bar).toBeVisible()
    const contrast = await bars(page)
      .first()
      .evaluate((bar) => {
        const luminance = (color: string) => {
          const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
            const share = Number(part) / 255
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
          })
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue
        }
        const ground = matchMedia('print').matches
          ? 'rgb(255, 255, 255)'
          : getComputedStyle(document.documentElement).backgroundColor
        const [dark = 0, light = 0] = [luminance(getComputedStyle(bar).fill), luminance(ground)].sort((a, b) => a - b)
        return (light + 0.05) / (dark + 0.05)
      })
    expect(contrast).toBeGreaterThanOrEqual(3)
  })
