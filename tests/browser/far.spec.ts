import type { Page } from '@playwright/test'
import { everyPartLaidOut } from '../support/awake.ts'
import { holdBack } from '../support/hold.ts'
import { expect, testAlone as test } from '../support/test.ts'

const isLaidOut = (page: Page) =>
  page
    .locator('footer a')
    .first()
    .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }))

test('what is far down waits for the typefaces, and then every part is laid out', async ({ page }) => {
  const release = await holdBack(page, '**/*.woff2')
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('header[data-awake]').waitFor()
  expect(await isLaidOut(page)).toBe(false)

  release()
  await everyPartLaidOut(page)
  const waiting = await page
    .locator('main > *, footer')
    .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length)
  expect(waiting).toBe(0)
})

test('on a first visit only the opening is set anew by each typeface; the rest follows part by part', async ({
  page,
}) => {
  const release = await holdBack(page, '**/*.woff2')
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('header[data-awake]').waitFor()
  const faces = () =>
    page
      .locator('h1, main > section:last-of-type, footer')
      .evaluateAll((all) => all.map((element) => /^"?(Newsreader|Hanken)/.test(getComputedStyle(element).fontFamily)))
  expect(await faces()).toEqual([true, false, false])
  release()
  await everyPartLaidOut(page)
  expect(await faces()).toEqual([true, true, true])
})

test('whoever goes on to another page has its typefaces at once', async ({ page }) => {
  await page.goto('/about')
  const link = page.locator('main a[href^="/"]').first()
  const address = await link.getAttribute('href')
  await link.click()
  await page.waitForURL(address ?? '')
  await expect(page.locator('html')).toHaveAttribute('data-far', '')
})

test('whoever comes to one part of a page, or back to a page, has all of it at once', async ({ page }) => {
  await holdBack(page, '**/*.woff2')
  await page.goto('/#main', { waitUntil: 'commit' })
  await page.locator('header[data-awake]').waitFor()
  expect(await isLaidOut(page)).toBe(true)

  await page.goto('/about', { waitUntil: 'commit' })
  await page.locator('header[data-awake]').waitFor()
  expect(await isLaidOut(page)).toBe(false)
  await page.reload({ waitUntil: 'commit' })
  await page.locator('header[data-awake]').waitFor()
  expect(await isLaidOut(page)).toBe(true)
})
