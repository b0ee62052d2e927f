import { holdBack } from '../support/hold.ts'
import { expect, test, testAlone } from '../support/test.ts'
import { pageOf } from './subjects.ts'

/** The styles of what no first screen shows come after it, and without the page's script, or any. */

const { address } = pageOf('contact', '/contact')
const { address: elsewhere } = pageOf('careers', '/careers')
const isLate = (url: URL) => /\/late\.\w+\.css$/.test(url.pathname)

testAlone('are asked for once something is painted', async ({ page }) => {
  // Until they come a page is not loaded, and is painted all the same.
  const release = await holdBack(page, '**/*.woff2')
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForResponse((response) => isLate(new URL(response.url())))
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  release()
})

test('come where the script of the page does not', async ({ page, allow }) => {
  allow(/ERR_FAILED/)
  await page.route('**/_astro/*.js', (route) => route.abort())
  const late = page.waitForResponse((response) => isLate(new URL(response.url())))
  await page.goto(address)
  expect((await late).ok()).toBe(true)
})

testAlone('come with the page where it is opened at a place further down', async ({ page }) => {
  // Neither painted nor loaded.
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  const release = await holdBack(page, '**/_astro/*.js')
  const late = page.locator('link[disabled]')
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await expect(late).toBeAttached()
  await page.goto(elsewhere, { waitUntil: 'domcontentloaded' })
  await page.goto(`${address}#main`, { waitUntil: 'domcontentloaded' })
  await expect(late).not.toBeAttached()
  release()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('come with the page', async ({ page }) => {
    const late = page.waitForResponse((response) => isLate(new URL(response.url())))
    await page.goto(address)
    expect((await late).ok()).toBe(true)
  })
})
