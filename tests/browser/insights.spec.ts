import type { Locator, Page } from '@playwright/test'
import { longDate } from '../../src/lib/date.ts'
import { readingTime } from '../../src/lib/reading-time.ts'
import { parentAddress } from '../../src/model/address.ts'
import { readContent } from '../../src/model/read.ts'
import { expect, test } from '../support/test.ts'

// The test behind every page here fails on any request to another origin, so none of this tells anyone what is read.

const { pages, company } = readContent('.', { today: new Date() })
const articles = pages
  .filter((page) => page.kind === 'article')
  .toSorted((a, b) => b.date.localeCompare(a.date) || a.address.localeCompare(b.address))
const categories = pages.filter((page) => page.kind === 'category')
const categoryOf = ({ address }: { address: string }) =>
  categories.find((page) => page.address === parentAddress(address))

const hrefs = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))

/** The one that the tests below open. */
const sample = articles.find(({ body }) => /^\|/m.test(body))
if (!sample) throw new Error('There is no article with a table to test.')
const canonical = company.site + sample.address

for (const [i, article] of articles.entries())
  test.describe(article.address, () => {
    test.beforeEach(({ page }) => page.goto(article.address))

    test('has a headline with its category, its day and the time it takes, and contents', async ({ page }) => {
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(article.heading)
      const head = heading.locator('..')
      await expect(head.getByRole('link')).toHaveText(categoryOf(article)?.name ?? '')
      await expect(head.getByRole('link')).toHaveAttribute('href', parentAddress(article.address))
      await expect(head.getByRole('time')).toHaveText(longDate(article.date))
      await expect(head.getByRole('time')).toHaveAttribute('datetime', article.date)
      await expect(head.getByText(`${readingTime(article.body)} min read`, { exact: true })).toBeVisible()

      const headings = page.locator('.prose h2')
      const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
      expect(await links.count()).toBeGreaterThan(1)
      await expect(links).toHaveText(await headings.allTextContents())
      expect(await hrefs(links)).toEqual(await headings.evaluateAll((all) => all.map(({ id }) => `#${id}`)))
      await links.last().click()
      await expect(headings.last()).toBeInViewport()
    })

    test('has a figure, its sources, related pages and its neighbors by date', async ({ page }) => {
      const figure = page.getByRole('figure')
      const marks = article.figure.marks.map(({ title, text }) => `${title}${text}`)
      await expect(figure.getByRole('listitem')).toHaveText(marks)
      await expect(figure.locator('figcaption')).toHaveText(article.figure.caption)
      if (article.figure.shape === 'spectrum')
        for (const end of article.figure.ends)
          await expect(figure.getByText(end, { exact: true }).filter({ visible: true })).toHaveCount(1)
      await expect(page.getByRole('region', { name: 'Sources' }).getByRole('listitem')).toHaveText(article.sources)
      await expect(page.getByRole('region', { name: 'Sources' })).toHaveCount(article.sources.length > 0 ? 1 : 0)

      const related = page.getByRole('region', { name: 'Related reading' }).getByRole('link')
      expect(await hrefs(related)).toEqual(article.related)
      const more = page.getByRole('navigation', { name: 'More articles' }).getByRole('listitem')
      for (const [label, neighbor] of [
        ['Previous', articles[i + 1]],
        ['Next', articles[i - 1]],
      ] as const) {
        const link = more.filter({ hasText: new RegExp(`^${label}`) }).getByRole('link')
        expect(await hrefs(link)).toEqual(neighbor ? [neighbor.address] : [])
        await expect(link).toHaveText(neighbor ? [neighbor.heading] : [])
      }
    })
  })

test.describe('sharing an article', () => {
  const copy = (page: Page) => page.getByRole('button', { name: 'Copy link' })
  const said = (page: Page) => page.getByRole('main').getByRole('status')

  /** Opens the article and brings its links for sharing into view, which wakes them. */
  async function open(page: Page) {
    await page.goto(sample?.address ?? '')
    await page.getByRole('link', { name: 'Share by e-mail' }).scrollIntoViewIfNeeded()
    await expect(copy(page)).toBeVisible()
  }

  test('Copy link copies the address that search engines know, says so, and asks no server', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page)
    await page.waitForLoadState('networkidle')
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await expect(said(page)).toBeEmpty()
    await copy(page).click()
    await expect(said(page)).toHaveText('Link copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical)
    expect(requests).toEqual([])
  })

  test('where the clipboard is blocked, it says so and shows the address', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Not now', 'NotAllowedError'))
    })
    await open(page)
    await copy(page).click()
    await expect(said(page)).toHaveText(`Copying is blocked here. The link is ${canonical}`)
  })

  test('the e-mail has the headline for its subject and the address for its text', async ({ page }) => {
    await open(page)
    const href = (await page.getByRole('link', { name: 'Share by e-mail' }).getAttribute('href')) ?? ''
    // Mail programs take + for itself, so a blank has to be %20.
    expect(href).toMatch(/^mailto:\?[^+]+$/)
    expect(Object.fromEntries(new URL(href).searchParams)).toEqual({ subject: sample.heading, body: canonical })
  })

  test('where the device can share, it is handed headline and address, and may be sent away', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = (what) => {
        document.documentElement.dataset['shared'] = JSON.stringify(what)
        return Promise.reject(new DOMException('Closed', 'AbortError'))
      }
    })
    await open(page)
    await page.getByRole('button', { name: 'Share with an app' }).click()
    const shared = JSON.stringify({ title: sample.heading, url: canonical })
    await expect(page.locator('html')).toHaveAttribute('data-shared', shared)
    await expect(said(page)).toBeEmpty()
  })

  test('where it cannot, no button offers it', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['share', 'clipboard'])
        delete (Navigator.prototype as unknown as Record<string, unknown>)[name]
    })
    await page.goto(sample.address)
    await page.getByRole('link', { name: 'Share by e-mail' }).scrollIntoViewIfNeeded()
    await page.locator('main [data-awake]').waitFor()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an article can be read and passed on, and no button is dead', async ({ page }) => {
    await page.goto(sample.address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sample.heading)
    const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
    await expect(page.locator('.prose h2')).toHaveText(await contents.allTextContents())
    await contents.last().click()
    await expect(page.locator('.prose h2').last()).toBeInViewport()
    await expect(page.getByRole('link', { name: 'Share by e-mail' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })
})

test('on a narrow screen a wide table scrolls inside itself, by keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(sample.address)
  const table = page.getByRole('group', { name: 'Table' }).first()
  const widths = await table.evaluate((group) => ({
    shown: group.clientWidth,
    table: group.scrollWidth,
    page: document.documentElement.scrollWidth,
  }))
  expect(widths.page).toBeLessThanOrEqual(320)
  expect(widths.shown).toBeLessThan(320)
  expect(widths.table).toBeGreaterThan(widths.shown)
  await table.focus()
  await expect(table).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
})

for (const category of categories)
  test(`${category.address} lists its articles, newest first`, async ({ page }) => {
    await page.goto(category.address)
    const own = articles.filter(({ address }) => parentAddress(address) === category.address)
    expect(own.length).toBeGreaterThan(0)
    const entries = page.getByRole('region', { name: 'Articles' }).getByRole('listitem')
    await expect(entries.getByRole('heading', { level: 3 })).toHaveText(own.map(({ heading }) => heading))
    expect(await hrefs(entries.getByRole('link'))).toEqual(own.map(({ address }) => address))
    await expect(entries.getByRole('time')).toHaveText(own.map(({ date }) => longDate(date)))
    await expect(entries).toContainText(own.map(({ summary }) => summary))
  })

for (const address of ['/insights', '/insights/blog', '/insights/reports'])
  test(`${address} lists all articles below it, newest first, each with its category`, async ({ page }) => {
    await page.goto(address)
    const below = articles.filter((article) => article.address.startsWith(`${address}/`))
    const entries = page.getByRole('region', { name: 'Latest' }).getByRole('listitem')
    expect(await hrefs(entries.getByRole('link'))).toEqual(below.map((article) => article.address))
    await expect(entries.getByRole('heading', { level: 3 })).toHaveText(below.map(({ heading }) => heading))
    await expect(entries.locator('p:first-child')).toContainText(below.map((one) => categoryOf(one)?.name ?? 'none'))
    await expect(entries.getByRole('time')).toHaveText(below.map(({ date }) => longDate(date)))
  })

test('the four cards of the home page lead to articles, and show what those say of themselves', async ({ page }) => {
  await page.goto('/')
  const cards = page.locator('[aria-roledescription=carousel] [aria-roledescription=slide]')
  await expect(cards).toHaveCount(4)
  const shown = (await hrefs(cards.getByRole('link'))).map((href) => articles.find(({ address }) => address === href))
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(shown.map((article) => article?.heading ?? 'none'))
  await expect(cards).toContainText(shown.map((article) => article?.summary ?? 'none'))
  for (const [i, article] of shown.entries())
    await expect(cards.nth(i).locator('p').first()).toHaveText((article && categoryOf(article)?.name) ?? 'none')
  await cards.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown[0]?.heading ?? 'none')
  await expect(page.getByRole('main').getByRole('time')).toBeVisible()
})
