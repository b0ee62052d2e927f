import { gotoAwake } from '../../support/awake.ts'
import {
  sectionButton as button,
  chosenItem as chosen,
  itemButton as item,
  moveTo,
  openSections,
  stopClock,
} from '../../support/menu.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test.beforeEach(async ({ page }) => {
  await gotoAwake(page, '/about')
  await page.mouse.move(640, 700)
})

test('resting on a section opens it on its first item, after 150 to 300 ms', async ({ page }) => {
  await stopClock(page)
  await moveTo(page, button(page, 'Services'))
  await page.clock.runFor(149)
  await expect(openSections(page)).toHaveCount(0)
  await page.clock.runFor(151)
  await expect(chosen(page)).toHaveText('Consulting')
  await expect(page.getByRole('link', { name: 'Startup Growth' })).toBeVisible()
})

test('once one is open, another opens within 100 ms, and alone', async ({ page }) => {
  await button(page, 'Services').click()
  await stopClock(page)
  await moveTo(page, button(page, 'Software'))
  await page.clock.runFor(100)
  await expect(chosen(page)).toHaveText('DarDen Apps')
  await expect(openSections(page)).toHaveCount(1)
})

test('leaving closes it, after 300 to 500 ms', async ({ page }) => {
  await button(page, 'Services').click()
  await stopClock(page)
  await page.mouse.move(640, 780)
  await page.clock.runFor(299)
  await expect(openSections(page)).toHaveCount(1)
  await page.clock.runFor(201)
  await expect(openSections(page)).toHaveCount(0)
})

test('coming back in time keeps it open', async ({ page }) => {
  await button(page, 'Services').click()
  await stopClock(page)
  await page.mouse.move(640, 780)
  await page.clock.runFor(250)
  await moveTo(page, item(page, 'Research'))
  await page.clock.runFor(2000)
  await expect(openSections(page)).toHaveCount(1)
})

test('a fast sweep across the bar opens nothing', async ({ page }) => {
  await stopClock(page)
  const from = await button(page, 'Services').boundingBox()
  const to = await button(page, 'Company').boundingBox()
  for (let step = 0; step <= 30; step++) {
    await page.mouse.move((from?.x ?? 0) + (((to?.x ?? 0) - (from?.x ?? 0)) * step) / 30, 36)
    await page.clock.runFor(20)
  }
  await page.mouse.move(640, 700)
  await page.clock.runFor(2000)
  await expect(openSections(page)).toHaveCount(0)
})

test('hovering an item shows its links', async ({ page }) => {
  await button(page, 'Software').hover()
  await expect(openSections(page)).toHaveCount(1)
  await item(page, 'API').hover()
  await expect(chosen(page)).toHaveText('API')
  await expect(page.getByRole('link', { name: 'Stable Coins' })).toBeVisible()
})

test('the pointer may travel diagonally from an item to a far link without switching items', async ({ page }) => {
  await button(page, 'Software').hover()
  await expect(openSections(page)).toHaveCount(1)
  await stopClock(page)
  const from = await item(page, 'DarDen Apps').boundingBox()
  const to = await page.getByRole('link', { name: 'OnWheels' }).boundingBox()
  const start = { x: (from?.x ?? 0) + 60, y: (from?.y ?? 0) + 40 }
  const end = { x: (to?.x ?? 0) + 30, y: (to?.y ?? 0) + 20 }
  await page.mouse.move(start.x, start.y)
  const crossed = new Set<string>()
  for (let step = 1; step <= 25; step++) {
    const [x, y] = [start.x + ((end.x - start.x) * step) / 25, start.y + ((end.y - start.y) * step) / 25]
    await page.mouse.move(x, y)
    await page.clock.runFor(8)
    crossed.add(
      await page.evaluate(
        ([px, py]) =>
          document
            .elementFromPoint(px ?? 0, py ?? 0)
            ?.closest('[data-item]')
            ?.querySelector('summary')?.textContent ?? '',
        [x, y],
      ),
    )
  }
  await page.clock.runFor(1000)
  // It did cross other items on its way, or the test would show nothing.
  expect(crossed.size).toBeGreaterThan(2)
  await expect(chosen(page)).toHaveText('DarDen Apps')
})

test('moving straight down the items switches at once', async ({ page }) => {
  await button(page, 'Software').hover()
  await expect(openSections(page)).toHaveCount(1)
  const box = await item(page, 'DarDen Apps').boundingBox()
  const x = (box?.x ?? 0) + 60
  await page.mouse.move(x, (box?.y ?? 0) + 20)
  await page.mouse.move(x, (box?.y ?? 0) + 120, { steps: 6 })
  await expect(chosen(page)).toHaveText('Vertical Solutions')
})

test('a click right after a hover-open leaves it open, and the next one closes it', async ({ page }) => {
  await button(page, 'Services').hover()
  await expect(openSections(page)).toHaveCount(1)
  await button(page, 'Services').click()
  await expect(openSections(page)).toHaveCount(1)
  await button(page, 'Services').click()
  await expect(openSections(page)).toHaveCount(0)
})

test('clicking an item never leaves the panel without one', async ({ page }) => {
  await button(page, 'Software').hover()
  await item(page, 'API').click()
  await item(page, 'API').click()
  await expect(chosen(page)).toHaveText('API')
})

test('a click elsewhere closes it', async ({ page }) => {
  await button(page, 'Services').click()
  await page.mouse.click(640, 780)
  await expect(openSections(page)).toHaveCount(0)
})

test('every section and every item has a link to its own page', async ({ page }) => {
  const links = await page.locator('#menu').evaluate((nav) =>
    [...nav.querySelectorAll('[data-section]')].map((section) => ({
      section: section.querySelector('[data-section-link]')?.getAttribute('href'),
      items: [...section.querySelectorAll('[data-links]')].map((item) => item.querySelector('a')?.getAttribute('href')),
    })),
  )
  expect(links.map((link) => link.section)).toEqual([
    '/services',
    '/investment',
    '/software',
    '/insights',
    '/community',
    '/about',
  ])
  expect(links[2]?.items).toEqual([
    '/software/darden',
    '/software/vertical',
    '/software/institutional',
    '/software/api',
    '/software/digital-funds',
  ])
})

test('the current section and page are marked', async ({ page }) => {
  await gotoAwake(page, '/services/consulting/design')
  await expect(button(page, 'Services')).toHaveAttribute('aria-current', 'true')
  await button(page, 'Services').click()
  await expect(page.locator('#menu').getByRole('link', { name: 'Design' })).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('.menu-section[aria-current]')).toHaveCount(1)
})

for (const [width, height] of [
  [768, 900],
  [1280, 500],
  [820, 500],
] as const)
  test(`it never leaves the window at ${width} x ${height}, and scrolls inside where it must`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const name of ['Services', 'Software', 'Company']) {
      await button(page, name).click()
      const box = await page.locator('[data-section][open] [data-panel]').boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
      const last = page.locator('[data-section][open] [data-section-link]')
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport()
      await button(page, name).click()
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

test('opening, switching and closing shift nothing', async ({ page }) => {
  await page.evaluate(() => {
    window.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: false })
  })
  await button(page, 'Services').hover()
  await expect(openSections(page)).toHaveCount(1)
  await item(page, 'Research').hover()
  await button(page, 'Software').hover()
  await expect(chosen(page)).toHaveText('DarDen Apps')
  await page.mouse.move(640, 780)
  await expect(openSections(page)).toHaveCount(0)
  expect(await page.evaluate(() => window.shifts)).toBe(0)
})

declare global {
  interface Window {
    shifts: number
  }
}

test('modified and middle clicks on its links behave as on any link', async ({ page, context }) => {
  await button(page, 'Services').click()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Startup Growth' }).click({ modifiers: ['ControlOrMeta'] })
  expect(new URL((await opened).url()).pathname).toBe('/services/consulting/startup-growth')
  expect(new URL(page.url()).pathname).toBe('/about')
})
