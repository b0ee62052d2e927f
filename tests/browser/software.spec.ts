import type { Page } from '@playwright/test'
import { readContent } from '../../src/model/read.ts'
import { expect, test } from '../support/test.ts'

test.describe('Software', () => {
  test('Investment Software Solutions has four product cards that lead to their pages', async ({ page }) => {
    await page.goto('/software')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Investment Software Solutions')
    const cards = page.locator('[aria-labelledby=products] li').filter({ has: page.getByRole('heading') })
    await expect(cards).toHaveCount(4)
    for (const card of await cards.all()) {
      await expect(card.getByRole('heading', { level: 3 })).toHaveText(/\w+/)
      await expect(card.getByRole('paragraph')).toHaveText(/.{60,}/)
      const features = card.getByRole('list').getByRole('listitem')
      expect(await features.count()).toBeGreaterThanOrEqual(3)
      for (const feature of await features.all()) await expect(feature).toHaveText(/\w+/)
      const href = (await card.getByRole('link').getAttribute('href')) ?? ''
      expect((await page.request.get(href, { maxRedirects: 0 })).status(), href).toBe(200)
    }
    const pages = await cards.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(new Set(pages).size).toBe(4)
  })

  test('a click anywhere on a card opens its page', async ({ page }) => {
    await page.goto('/software')
    const card = page
      .locator('[aria-labelledby=products] li')
      .filter({ has: page.getByRole('heading') })
      .first()
    const href = await card.getByRole('link').getAttribute('href')
    await card.click({ position: { x: 10, y: 10 } })
    await expect(page).toHaveURL(href ?? 'a card without a link')
  })

  test('below the cards every page of every family is one click away', async ({ page }) => {
    await page.goto('/software')
    const families = page.getByRole('region', { name: 'What is here' })
    const cards = await page.locator('[aria-labelledby=products]').boundingBox()
    expect((await families.boundingBox())?.y).toBeGreaterThanOrEqual((cards?.y ?? 0) + (cards?.height ?? 0))

    const links = await families
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    const below = readContent('.', { today: new Date() }).pages.filter(({ address }) =>
      address.startsWith('/software/'),
    )
    expect(below.length).toBeGreaterThan(40)
    const missing = below.map(({ address }) => address).filter((address) => !links.includes(address))
    expect(missing).toEqual([])
  })

  test('each page stands under its own family', async ({ page }) => {
    await page.goto('/software')
    const families = await page
      .getByRole('region', { name: 'What is here' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .evaluateAll((all) => all.map((family) => [...family.querySelectorAll('a')].map((link) => link.pathname)))
    expect(families.length).toBeGreaterThan(4)
    for (const [family, ...children] of families)
      for (const child of children) expect(child.startsWith(`${family}/`), `${child} under ${family}`).toBe(true)
  })
})

const classes = [
  { name: 'Real Estate', size: '1.2B', millions: 1200, performance: '+12.5%', percent: 12.5 },
  { name: 'Venture Capital', size: '800M', millions: 800, performance: '+28.3%', percent: 28.3 },
  { name: 'Sustainable Assets', size: '350M', millions: 350, performance: '+15.7%', percent: 15.7 },
  { name: 'Digital Assets', size: '150M', millions: 150, performance: '+45.2%', percent: 45.2 },
]

const comparison = (page: Page) => page.getByRole('region', { name: 'Size and performance', exact: true })
/** Each bar is drawn last, over the line it lies on. */
const bars = (page: Page) => comparison(page).locator('svg rect:last-child')

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

test.describe('Asset Management', () => {
  test('shows the four asset classes with their figures', async ({ page }) => {
    await page.goto('/software/asset-management')
    const figures = page.getByRole('region', { name: 'Asset classes' }).getByRole('listitem')
    await expect(figures.getByRole('heading')).toHaveText(classes.map(({ name }) => name))
    for (const [i, { size, performance }] of classes.entries())
      await expect(figures.nth(i).getByRole('paragraph')).toHaveText([
        new RegExp(`^${size}\\s*assets$`),
        new RegExp(`^\\${performance}\\s*(YoY|year on year)$`),
        /.{40,}/,
      ])
  })

  for (const width of [390, 1440])
    test(`the bars are as long as their numbers are large at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/software/asset-management')
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
      expect(drawn).toEqual(
        expected.map(({ label, share }) => ({
          label,
          start: expect.closeTo(0, 1),
          share: expect.closeTo(share, 2),
        })),
      )
      const rooms = await comparison(page)
        .locator('svg')
        .evaluateAll((all) => all.map((room) => Math.round(room.getBoundingClientRect().width)))
      expect(new Set(rooms).size).toBe(1)
    })

  test('a table says what the bars show, and only the table is read out', async ({ page }) => {
    await page.goto('/software/asset-management')
    await expect(bars(page)).toHaveCount(8)
    for (const bar of await bars(page).all())
      expect(await bar.evaluate((element) => element.closest('li')?.closest('[aria-hidden=true]') !== null)).toBe(true)
    await expect(comparison(page).getByRole('listitem')).toHaveCount(0)

    const table = comparison(page).getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveText(['Asset class', 'Assets', 'Performance, year on year'])
    await expect(table.getByRole('rowheader')).toHaveText(classes.map(({ name }) => name))
    await expect(table.getByRole('cell')).toHaveText(classes.flatMap(({ size, performance }) => [size, performance]))
  })

  test('the note on risk is as large as the text and stands beside the drawing', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/software/asset-management')
    const note = comparison(page).getByText('Past performance does not predict future results')
    await expect(note).toBeVisible()
    await expect(note).toContainText('the value of investments can fall')
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

  for (const [where, media] of [
    ['in the light theme', { colorScheme: 'light' }],
    ['in the dark theme', { colorScheme: 'dark' }],
    ['on paper', { media: 'print', colorScheme: 'light' }],
    ['on paper, from the dark theme', { media: 'print', colorScheme: 'dark' }],
  ] as const)
    test(`the bars can be seen ${where}`, async ({ page }) => {
      await page.emulateMedia(media)
      await page.goto('/software/asset-management')
      await expect(bars(page)).toHaveCount(8)
      for (const bar of await bars(page).all()) await expect(bar).toBeVisible()
      expect(await leastContrast(page)).toBeGreaterThanOrEqual(3)
    })
})
