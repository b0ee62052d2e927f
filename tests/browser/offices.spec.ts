import { holdBack } from '../support/hold.ts'
import { expect, test } from '../support/test.ts'

// A Wednesday: 9:41 in New York, 14:41 in London, 22:41 in Singapore (winter time).
const wednesday = new Date('2026-01-14T14:41:30Z')
const strip = 'section[aria-label=Offices]'

test('the strip shows each office its own time, and whether it is within support hours', async ({ page }) => {
  await page.clock.install({ time: wednesday })
  await page.goto('/')
  await page.locator(`${strip} [data-awake]`).waitFor()
  await expect(page.locator(`${strip} li`)).toHaveText([
    'New York9:41 AMOpen',
    'London2:41 PMOpen',
    'Singapore10:41 PMClosed',
  ])
})

test('it ticks each minute', async ({ page }) => {
  await page.clock.install({ time: wednesday })
  await page.goto('/')
  await page.locator(`${strip} [data-awake]`).waitFor()
  await page.clock.runFor(60_000)
  await expect(page.locator(`${strip} time`).first()).toHaveText('9:42 AM')
})

test('it is right on the day the clocks change', async ({ page }) => {
  // New York is on summer time since March 8, London is not before March 29.
  await page.clock.install({ time: new Date('2026-03-09T13:30:00Z') })
  await page.goto('/')
  await page.locator(`${strip} [data-awake]`).waitFor()
  await expect(page.locator(`${strip} time`)).toHaveText(['9:30 AM', '1:30 PM', '9:30 PM'])
})

test('filling in the times shifts nothing', async ({ page }) => {
  const release = await holdBack(page, '**/_astro/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator(`${strip} li`).last().waitFor()
  await page.evaluate(async () => {
    await document.fonts.ready
    window.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.moved += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift' })
  })
  release()
  await page.locator(`${strip} [data-awake]`).waitFor()
  expect(await page.evaluate(() => window.moved)).toBe(0)
})

declare global {
  interface Window {
    moved: number
  }
}
