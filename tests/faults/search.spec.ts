import type { Page } from '@playwright/test'
import { beginning } from '../../src/lib/prose.ts'
import { pick } from '../browser/subjects.ts'
import { gotoAwake } from '../support/awake.ts'
import { fixture, fixtureOrigin } from '../support/fixture.ts'
import { holdBack } from '../support/hold.ts'
import { expect, testAlone as test } from '../support/test.ts'

/** What careless, hurried and hostile hands do to the search, and what slow networks and odd screens do. */

const kites = pick(
  'page called Kites',
  fixture.pages.find(({ name }) => name === 'Kites'),
)
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const box = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const field = (page: Page) => page.getByLabel('What are you looking for?')
const options = (page: Page) => page.getByRole('option')

test.use({ viewport: { width: 1280, height: 800 } })

async function open(page: Page): Promise<void> {
  await gotoAwake(page, `${fixtureOrigin}/`)
  await page.keyboard.press('/')
  await expect(box(page)).toBeFocused()
}

const hostile: readonly string[] = [
  'x'.repeat(10_000),
  'kite '.repeat(2000),
  // Markup, and signs of regular expressions.
  '<img src=x onerror="document.title=1"><script>document.title=1</script>',
  '(((.*)+)+[^$]{2,}\\',
  `x${'🎉'.repeat(300)}`,
  // From right to left, and letters under a heap of accents.
  '\u202eעפיפון',
  `k${'\u0301'.repeat(300)}ites`,
  '     ',
]

test('nothing that is typed breaks the dialog or runs, and an address can carry it', async ({ page }) => {
  for (const query of hostile) {
    await open(page)
    const title = await page.title()
    await page.keyboard.insertText(query)
    await expect(dialog(page).locator('.search-body')).toContainText(/Type a name|No page answers|\w/)
    expect((await dialog(page).innerText()).isWellFormed()).toBe(true)
    // It still answers.
    await box(page).fill('kites')
    await expect(options(page).first()).toContainText(kites.name)
    expect([await page.title(), await dialog(page).locator('img, script').count()]).toEqual([title, 0])
    await box(page).fill('')
    await page.keyboard.insertText(query)
    const form = dialog(page).locator('form')
    await form.evaluate((form: HTMLFormElement) => form.submit())
    await expect(field(page)).toBeVisible()
    expect(page.url().length).toBeLessThan(2100)
  }
})

test('nothing in its address breaks the search page or runs', async ({ page }) => {
  for (const query of hostile) {
    // More than hosts take in an address is theirs to refuse.
    const asked = query.slice(0, 1000)
    await page.goto(`${fixtureOrigin}/search?${new URLSearchParams({ q: asked })}`)
    await page.locator('.search-page[data-awake]').waitFor()
    await expect(field(page)).toHaveValue(beginning(asked, 200))
    expect((await page.locator('.search-page').innerText()).isWellFormed()).toBe(true)
    await field(page).fill('kites')
    await expect(page.locator('.search-page li').first()).toContainText(kites.name)
    expect(await page.title()).toContain('Search')
  }
})

for (const [what, kept] of [
  ['no JSON', '["kites'],
  ['of another type', '{"length":3}'],
  ['a list of anything', '[null,1,{},[],"kites","kites"," Kites ",""]'],
  ['a book', JSON.stringify(['x'.repeat(1_000_000), 'kites'])],
] as const)
  test(`kept searches that are ${what} are left out`, async ({ page }) => {
    await page.addInitScript((text) => localStorage.setItem('recent-searches', text), kept)
    await open(page)
    await expect(options(page)).toHaveText(kept.includes('"kites"') ? ['kites'] : [])
  })

for (const [what, answer] of [
  ['missing', { status: 404, body: '' }],
  ['corrupt', { status: 200, body: '{"pages":[1' }],
  ['something else', { status: 200, body: '{}' }],
] as const)
  test(`an index that is ${what} is said to be, with the list of pages and another try`, async ({ page, allow }) => {
    allow(/search\.json|404|JSON/)
    await page.route(/search\.json/, (route) => route.fulfill(answer), { times: 1 })
    await open(page)
    await box(page).fill('kites')
    await expect(dialog(page).getByRole('alert')).toContainText('The search could not be loaded.')
    await expect(dialog(page).getByRole('link', { name: 'all pages by division' })).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(options(page).first()).toContainText(kites.name)
  })

test('while the index is late, the list of pages is there, and then the results', async ({ page }) => {
  const answer = await holdBack(page, '**/search.json')
  await open(page)
  await box(page).fill('kites')
  await expect(dialog(page).getByText('The search is loading.')).toBeVisible()
  await expect(dialog(page).getByRole('link', { name: 'all pages by division' })).toBeVisible()
  answer()
  await expect(options(page).first()).toContainText(kites.name)
})

test('where it cannot wake, the link leads to the search page', async ({ page, allow }) => {
  allow(/SearchControl|ERR_FAILED|dynamically/)
  await page.route(/SearchControl/, (route) => route.abort())
  await gotoAwake(page, `${fixtureOrigin}/`)
  await page.keyboard.press('/')
  await page.waitForURL(`${fixtureOrigin}/search`)
})

test('pressed again and again, it opens once', async ({ page }) => {
  await gotoAwake(page, `${fixtureOrigin}/`)
  for (const key of ['/', 'Control+k', '/', 'Meta+k']) await page.keyboard.press(key)
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(dialog(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
})

test('keys that choose among the letters of a script choose nothing else', async ({ page }) => {
  await open(page)
  await box(page).fill('kite')
  await expect(options(page).first()).toBeVisible()
  const session = await page.context().newCDPSession(page)
  await session.send('Input.imeSetComposition', { text: 's', selectionStart: 1, selectionEnd: 1 })
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeVisible()
  await expect(box(page)).toHaveValue(/kite/)
})

test('what was typed before the search page woke is looked for', async ({ page }) => {
  const release = await holdBack(page, '**/SearchPage*.js')
  await page.goto(`${fixtureOrigin}/search`, { waitUntil: 'commit' })
  await field(page).fill('kites')
  release()
  await expect(page.locator('.search-page[data-awake] li').first()).toContainText(kites.name)
})

test('a search page without its styles still answers', async ({ page, allow }) => {
  allow(/search.*\.css|404/)
  await page.route('**/search*.css', (route) => route.fulfill({ status: 404 }))
  await page.goto(`${fixtureOrigin}/search?q=kites`)
  await expect(page.locator('.search-page[data-awake] li').first()).toContainText(kites.name)
})

test('where the system chooses the colors, the field shows that it has the focus', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page)
  await expect(box(page)).toHaveCSS('outline-style', 'solid')
  await box(page).fill('kite')
  await expect(options(page).first()).toHaveCSS('outline-style', 'solid')
})

test('on the lowest screen, as one sees it who enlarges four times, the chosen result is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page)
  await box(page).fill('kite')
  await expect(options(page).first()).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toBeInViewport({ ratio: 0.9 })
})
