import type { Page } from '@playwright/test'
import { openExample } from '../../support/example.ts'
import { expect, test } from '../../support/test.ts'

// What the example says: its bars are as long as these numbers are large.
const classes = [
  { name: 'Real Estate', size: '1.2B', millions: 1200, performance: '+12.5%', percent: 12.5 },
  { name: 'Venture Capital', size: '800M', millions: 800, performance: '+28.3%', percent: 28.3 },
  { name: 'Sustainable Assets', size: '350M', millions: 350, performance: '+15.7%', percent: 15.7 },
  { name: 'Digital Assets', size: '150M', millions: 150, performance: '+45.2%', percent: 45.2 },
]

const open = (page: Page) => openExample(page, 'sections/AssetComparison/four')
const comparison = (page: Page) => page.getByRole('region', { name: 'Size and performance', exact: true })
/** Each bar is drawn last, over the line it lies on. */
const bars = (page: Page) => comparison(page).locator('svg rect:last-child')

test('the bars are as long as their numbers are large', async ({ page }) => {
  await open(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const drawn = await bars(page).evaluateAll((all) =>
      all.map((bar) => {
        const { left, width } = bar.getBoundingClientRect()
        const ground = bar.closest('svg')?.getBoundingClientRect()
        return {
          label: bar.closest('li')?.querySelector('p')?.textContent,
          // Of the room there is, which all bars of a kind share.
          start: left - (ground?.left ?? Number.NaN),
          share: width / (ground?.width ?? Number.NaN),
        }
      }),
    )
    const expected = [
      ...classes.map(({ name, size, millions }) => ({ label: `${name}${size}`, share: millions / 1200 })),
      ...classes.map(({ name, performance, percent }) => ({ label: `${name}${performance}`, share: percent / 45.2 })),
    ]
    expect(drawn, `${width} px`).toEqual(
      expected.map(({ label, share }) => ({ label, start: expect.closeTo(0, 1), share: expect.closeTo(share, 2) })),
    )
    const rooms = await comparison(page)
      .locator('svg')
      .evaluateAll((all) => all.map((room) => Math.round(room.getBoundingClientRect().width)))
    expect(new Set(rooms).size, `${width} px`).toBe(1)
  }
})

test('the note on risk is as large as the text and stands beside the drawing', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page)
  const note = comparison(page).getByText('Past performance does not predict future results')
  await expect(note).toBeVisible()
  const sizes = await note.evaluate((element) =>
    [element, document.body].map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
  )
  expect(sizes[0]).toBeGreaterThanOrEqual(sizes[1] ?? Number.NaN)

  const drawn = await bars(page).evaluateAll((all) => {
    const rooms = all.map((bar) => bar.closest('svg')?.getBoundingClientRect() ?? new DOMRect())
    return {
      top: Math.min(...rooms.map(({ top }) => top + scrollY)),
      bottom: Math.max(...rooms.map(({ bottom }) => bottom + scrollY)),
      right: Math.max(...rooms.map(({ right }) => right)),
    }
  })
  const beside = await note.evaluate((element) => {
    const { top, bottom, left } = element.getBoundingClientRect()
    return { middle: (top + bottom) / 2 + scrollY, left }
  })
  expect(beside.left).toBeGreaterThan(drawn.right)
  expect(beside.middle).toBeGreaterThan(drawn.top)
  expect(beside.middle).toBeLessThan(drawn.bottom)
})

test('the bars can be seen in both themes and on paper', async ({ page }) => {
  await open(page)
  for (const [where, media] of [
    ['in the light theme', { media: 'screen', colorScheme: 'light' }],
    ['in the dark theme', { media: 'screen', colorScheme: 'dark' }],
    ['on paper', { media: 'print', colorScheme: 'light' }],
    ['on paper, from the dark theme', { media: 'print', colorScheme: 'dark' }],
  ] as const)
    await test.step(where, async () => {
      await page.emulateMedia(media)
      await expect(bars(page)).toHaveCount(2 * classes.length)
      for (const bar of await bars(page).all()) await expect(bar).toBeVisible()
      expect(await leastContrast(page)).toBeGreaterThanOrEqual(3)
    })
})

/** The least contrast of any bar against the page's background; on paper, which has none of it, against white. */
function leastContrast(page: Page) {
  return bars(page).evaluateAll((all) => {
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
    const contrasts = all.map((bar) => {
      const [dark = 0, light = 0] = [luminance(getComputedStyle(bar).fill), luminance(ground)].sort((a, b) => a - b)
      return (light + 0.05) / (dark + 0.05)
    })
    return Math.min(...contrasts)
  })
}
