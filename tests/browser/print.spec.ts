import type { Locator, Page } from '@playwright/test'
import { fixture, fixtureOrigin, fixturePage } from '../support/fixture.ts'
import { expect, test } from '../support/test.ts'

/** What a sheet shows, by the browser's own styles for paper. How it breaks is looked at in PDFs. */

/** A page whose figure is one drawing, no list. */
const drawn = fixture.pages.find((page) => 'figure' in page && page.figure?.draws === 'line')?.address ?? 'no drawing'

test.beforeEach(async ({ page }) => page.emulateMedia({ media: 'print', colorScheme: 'dark' }))

/** A page of the fixture, by its template or its address. */
const open = async (page: Page, which: string) => {
  await page.goto(fixtureOrigin + (which.startsWith('/') ? which : fixturePage(which).address))
  await page.locator('header[data-awake]').waitFor({ state: 'attached' })
}

/** What is said of some parts of a page, each thing once. */
const styles = async (parts: Locator, name: 'breakAfter' | 'breakInside' | 'display') => [
  ...new Set(await parts.evaluateAll((all, name) => all.map((part) => getComputedStyle(part)[name]), name)),
]

test('the margin says whose it is, where it is from and when', async ({ page }) => {
  await open(page, 'about')
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const signs = await page.evaluate(() =>
    ['name', 'address', 'site', 'date'].map((sign) =>
      document.documentElement.style.getPropertyValue(`--sheet-${sign}`).trim(),
    ),
  )
  const { name, site } = fixture.company
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' })
  expect(signs.map((sign) => JSON.parse(sign))).toEqual([name, `${site}/about`, site, today])
})

test('without scripts the first sheet says whose it is and where it is from', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.emulateMedia({ media: 'print' })
  await page.goto(`${fixtureOrigin}/about`)
  const said = (selector: string) =>
    page
      .locator(selector)
      .evaluate((element) => [getComputedStyle(element).display, getComputedStyle(element, '::before').content])
  expect(await said('meta[property="og:site_name"]')).toEqual(['block', `"${fixture.company.name}"`])
  expect(await said('link[rel=canonical]')).toEqual(['block', `"${fixture.company.site}/about"`])
  await context.close()
})

test.describe('a sheet', () => {
  test('has no chrome, no form and no buttons, and is light', async ({ page }) => {
    await open(page, 'contact')
    for (const selector of ['header', 'footer', 'form', 'nav[aria-label=Breadcrumb]'])
      await expect(page.locator(selector).first()).toBeHidden()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
  })

  test('shows the address behind every link, whole, and has the closing band as text: ink on nothing', async ({
    page,
  }) => {
    await open(page, 'offering')
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    const shown = await page
      .locator('main a[href^="/"]')
      .evaluateAll((links) =>
        links.map((link) => [getComputedStyle(link, '::after').content, link.getAttribute('href')]),
      )
    expect(shown.length).toBeGreaterThan(2)
    for (const [content, href] of shown) expect(content?.replaceAll('" "', '')).toContain(href)
    for (const [content] of shown) expect(content).toContain(fixture.company.site)
    const band = page.getByRole('region').filter({ has: page.locator('#next') })
    const ink = await page.evaluate(() => getComputedStyle(document.body).color)
    await expect(band).toHaveCSS('color', ink)
    await expect(band).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })

  test('has every answer and every panel open, and keeps headings with their text and figures whole', async ({
    page,
  }) => {
    await open(page, 'product')
    for (const parts of ['main details > :not(summary)', '.panels > *']) {
      expect(await page.locator(parts).count()).toBeGreaterThan(1)
      for (const part of await page.locator(parts).all()) await expect(part).toBeVisible()
    }
    // A heading beside its text, in a row that is whole, would tie that row to the next.
    const headings = page.locator('main :is(h1, h2, h3):not(li *, article *, details *)')
    expect(await styles(headings, 'breakAfter')).toEqual(['avoid'])
    await open(page, drawn)
    expect(await styles(page.locator('figure').first(), 'breakInside')).toEqual(['avoid'])
  })

  test('runs lists that are figures on from sheet to sheet, and leaves no heading behind in a grid', async ({
    page,
  }) => {
    await open(page, '/workshop/gauges/string')
    expect(await styles(page.locator('main figure').first(), 'breakInside')).toEqual(['auto'])
    expect(await styles(page.locator('main div:has(> h2:first-child)'), 'display')).toEqual(['block'])
    expect(await styles(page.locator('main li :is(h3, dt)'), 'breakAfter')).toEqual(['auto'])
  })

  test('keeps the arrows of a call, and who speaks', async ({ page }) => {
    await open(page, '/workshop/whistles/fog')
    await expect(page.locator('.call-parties')).toBeVisible()
    await expect(page.locator('.call-arrow').first()).toBeVisible()
  })
})
