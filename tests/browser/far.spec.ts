import type { Page } from '@playwright/test'
import { everyPartLaidOut } from '../support/awake.ts'
import { holdBack } from '../support/hold.ts'
import { expect, testAlone as test } from '../support/test.ts'

const isLaidOut = (page: Page) =>
  page
    .locator('footer a')
    .first()
    .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }))

const waitingIn = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).contentVisibility === 'auto').length)

test('what is far down waits for the typefaces, and then every part is laid out', async ({ page }) => {
  const release = await holdBack(page, '**/*.woff2')
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('header[data-awake]').waitFor()
  expect(await isLaidOut(page)).toBe(false)

  release()
  await everyPartLaidOut(page)
  expect(await waitingIn(page, 'main > *, footer')).toBe(0)
})

test('so does each piece of what is long', async ({ page }) => {
  const release = await holdBack(page, '**/*.woff2')
  await page.goto('/software/digital-funds', { waitUntil: 'commit' })
  await page.locator('header[data-awake]').waitFor()
  expect(await waitingIn(page, '.each-waits > *')).toBeGreaterThan(1)

  release()
  await everyPartLaidOut(page)
  expect(await waitingIn(page, '.each-waits > *')).toBe(0)
})

/** Whether the page's heading, its last section and its footer are set in the typefaces. */
const facesOf = (page: Page) =>
  page
    .locator('h1, main > section:last-of-type, footer')
    .evaluateAll((all) => all.map((element) => /^"?(Newsreader|Hanken)/.test(getComputedStyle(element).fontFamily)))

test('on a first visit nothing is laid out while a typeface is on its way; then everything is set in them', async ({
  page,
}) => {
  const release = await holdBack(page, '**/*.woff2')
  const asked = page.waitForRequest('**/*.woff2')
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('header[data-awake]').waitFor()
  await asked
  expect(await facesOf(page)).toEqual([false, false, false])
  release()
  await everyPartLaidOut(page)
  expect(await facesOf(page)).toEqual([true, true, true])
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
