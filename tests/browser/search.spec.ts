import type { Page } from '@playwright/test'
import { gotoAwake } from '../support/awake.ts'
import { axeFindings, expectAccessible } from '../support/axe.ts'
import { fixture, fixtureOrigin } from '../support/fixture.ts'
import { expect, test } from '../support/test.ts'
import { pick } from './subjects.ts'

/** On the fixture, whose names are its own: a kite is found by the other word that its search.yaml has for it. */
const home = `${fixtureOrigin}/`
const kites = pick(
  'page called Kites',
  fixture.pages.find(({ name }) => name === 'Kites'),
)

test.use({ viewport: { width: 1280, height: 800 } })

const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const box = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const options = (page: Page) => page.getByRole('option')

async function open(page: Page): Promise<void> {
  await gotoAwake(page, home)
  await page.keyboard.press('/')
  await expect(box(page)).toBeFocused()
}

test('nothing of it is fetched before somebody means to search', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await gotoAwake(page, home)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /search/i.test(path))).toEqual([])
})

test('a slash, Ctrl or Cmd and K, or a click opens it over the page; Escape, Close and the backdrop close it', async ({
  page,
}) => {
  await gotoAwake(page, home)
  for (const act of [
    ...['/', 'Control+k', 'Meta+k'].map((keys) => () => page.keyboard.press(keys)),
    () => link(page).click(),
  ]) {
    await link(page).focus()
    await act()
    await expect(box(page)).toBeFocused()
    expect(new URL(page.url()).pathname).toBe('/')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(link(page)).toBeFocused()
  }
  for (const close of [
    () => page.mouse.click(5, 5),
    () => page.getByRole('button', { name: 'Close', exact: true }).click(),
  ]) {
    await link(page).click()
    await expect(box(page)).toBeFocused()
    await close()
    await expect(dialog(page)).toHaveCount(0)
  }
})

test('a slash that is being written opens nothing, nor one that was turned off', async ({ page }) => {
  await open(page)
  await page.getByRole('checkbox', { name: /key/ }).uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  await box(page).pressSequentially('a/b')
  await expect(box(page)).toHaveValue('a/b')
  await expect(dialog(page)).toHaveCount(1)
})

test('results come by division as one types, the words marked, and say how many there are', async ({ page }) => {
  await open(page)
  await box(page).fill('kites')
  await expect(options(page).first()).toContainText(kites.name)
  await expect(options(page).first().locator('mark').first()).toHaveText(kites.name)
  await expect(page.getByRole('listbox', { name: 'Results' }).getByRole('group').first()).toHaveAccessibleName(
    /Workshop/,
  )
  await expect(dialog(page).getByRole('status')).toHaveText(/\d+ results?$/)
})

test('a slip of the finger, half a word and another word find the page as well', async ({ page }) => {
  await open(page)
  for (const query of ['kitse', 'kit', 'flyer']) {
    await box(page).fill('zzzyzx')
    await expect(options(page)).toHaveCount(0)
    await box(page).fill(query)
    await expect(options(page).filter({ hasText: kites.name }).first()).toBeVisible()
  }
})

test('arrows choose, from the end on to the start, and Enter opens what is chosen', async ({ page }) => {
  await open(page)
  await box(page).fill('kite')
  const chosen = page.locator('[aria-selected=true]')
  await expect(chosen).toHaveCount(1)
  await expect(box(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).first().getAttribute('id')) ?? '',
  )
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(box(page)).toBeFocused()
  const address = await options(page).nth(1).getAttribute('href')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${fixtureOrigin}${address}`)
})

test('what was looked for is offered again, on this device, until it is cleared', async ({ page }) => {
  await open(page)
  await box(page).fill('kites')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await page.waitForURL(`${fixtureOrigin}${kites.address}`)
  await page.locator('header[data-awake]').waitFor()
  await page.keyboard.press('/')
  await expect(options(page)).toHaveText(['kites'])
  await page.keyboard.press('Enter')
  await expect(box(page)).toHaveValue('kites')
  await box(page).fill('')
  await page.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect(options(page)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull()
})

test('where nothing is found, it leads to all pages and to us', async ({ page }) => {
  await open(page)
  await box(page).fill('zzzyzx')
  await expect(dialog(page).getByRole('status')).toHaveText('No results')
  await expect(dialog(page).getByRole('link', { name: 'ask us' })).toHaveAttribute('href', '/contact')
  await dialog(page).getByRole('link', { name: 'all pages by division' }).click()
  await expect(page.getByRole('heading', { name: 'All pages by division' })).toBeVisible()
})

test('open, with results and without, it is accessible, and fits a narrow and a wide screen with large text', async ({
  page,
}) => {
  await open(page)
  for (const query of ['', 'kites', 'zzzyzx']) {
    await box(page).fill(query)
    if (query === 'kites') await expect(options(page).first()).toBeVisible()
    await expectAccessible(page, { what: query, parts: 'dialog' })
  }
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  // A word that fits nowhere.
  await box(page).fill('w'.repeat(300))
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const spills = await dialog(page).evaluate((element) =>
      [element, ...element.querySelectorAll('.search-body, .search-foot, .search-message')].some(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      ),
    )
    expect(spills, `${width} px`).toBe(false)
  }
})

test.describe('the search page', () => {
  test('answers what its address asks, and writes down what is asked next', async ({ page }) => {
    await page.goto(`${fixtureOrigin}/search?q=kites`)
    const results = page.locator('.search-page[data-awake] li')
    await expect(results.first()).toContainText(kites.name)
    // The site's own styles hold: these come in two files, in one order of layers.
    await expect(page.getByLabel('What are you looking for?')).toHaveCSS('padding-left', '16px')
    await expect(results.first().locator('a')).toHaveCSS('display', 'grid')
    await page.getByLabel('What are you looking for?').fill('flyer')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(`${fixtureOrigin}/search?q=flyer`)
    await page.goBack()
    await expect(page.getByLabel('What are you looking for?')).toHaveValue('kites')
    await expect(results.first()).toContainText(kites.name)
    expect(await axeFindings(page)).toEqual([])
  })

  test.describe('where scripts do not run', () => {
    test.use({ javaScriptEnabled: false })

    test('lists every page by division', async ({ page }) => {
      await page.goto(home)
      await link(page).click()
      const listed = page.getByRole('main').getByRole('link', { name: kites.name, exact: true })
      await expect(listed).toHaveAttribute('href', kites.address)
      await expect(page.getByLabel('What are you looking for?')).toBeHidden()
      // Nothing is left of it between the head and the list.
      const [head, list] = [page.locator('.hero'), page.getByRole('region', { name: 'All pages by division' })]
      const [above, below] = [await head.boundingBox(), await list.boundingBox()]
      expect(below?.y).toBe((above?.y ?? 0) + (above?.height ?? 0))
    })
  })
})

test('an unknown address leads to a search for its words', async ({ page, allow }) => {
  allow(/404/)
  await page.goto(`${fixtureOrigin}/yards/box-kite.html`)
  await page.getByRole('link', { name: 'Search for “yards box kite”' }).click()
  await expect(page).toHaveURL(`${fixtureOrigin}/search?q=yards+box+kite`)
})
