import type { Page } from '@playwright/test'
import { expect, test, testAlone } from '../support/test.ts'
import { pages, pick } from './subjects.ts'

// The test behind every page here fails on any request to another origin, so none of this tells anyone what is read.

const sample = pick(
  'article',
  pages.find((page) => page.kind === 'article'),
)
/** Where the reader is, which need not be where search engines know the page. */
const here = (page: Page) => new URL(sample.address, page.url()).href

test('the contents mark the part that is being read', async ({ page }) => {
  await page.goto(sample.address)
  const current = page.getByRole('navigation', { name: 'Contents' }).locator('[aria-current]')
  const parts = page.locator('.prose h2')
  for (const part of [parts.last(), parts.first()]) {
    await part.evaluate((heading) => scrollTo(0, heading.getBoundingClientRect().top + scrollY - 100))
    await expect(current).toHaveText(await part.innerText())
  }
})

test.describe('sharing an article', () => {
  const copy = (page: Page) => page.getByRole('button', { name: 'Copy link' })
  const said = (page: Page) => page.getByRole('main').getByRole('status')

  /** Opens the article and brings its links for sharing into view, which wakes them. */
  async function open(page: Page) {
    await page.goto(sample.address)
    await page.getByRole('link', { name: 'Share by email' }).scrollIntoViewIfNeeded()
    await expect(copy(page)).toBeVisible()
  }

  test('Copy link copies the address the reader is at, says so, and asks no server', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page)
    await page.waitForLoadState('networkidle')
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await expect(said(page)).toBeEmpty()
    await copy(page).click()
    await expect(said(page)).toHaveText('Link copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(here(page))
    expect(requests).toEqual([])
  })

  testAlone('where the clipboard is blocked, it says so and shows the address', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Not now', 'NotAllowedError'))
    })
    await open(page)
    await copy(page).click()
    await expect(said(page)).toHaveText(`Copying is blocked. The link is ${here(page)}`)
  })

  testAlone('where the device can share, it is handed headline and address, and may be sent away', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = (what) => {
        document.documentElement.dataset['shared'] = JSON.stringify(what)
        return Promise.reject(new DOMException('Closed', 'AbortError'))
      }
    })
    await open(page)
    await page.getByRole('button', { name: 'Share with an app' }).click()
    const shared = JSON.stringify({ title: sample.heading, url: here(page) })
    await expect(page.locator('html')).toHaveAttribute('data-shared', shared)
    await expect(said(page)).toBeEmpty()
  })

  testAlone('where it cannot, no button offers it', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['share', 'clipboard'])
        delete (Navigator.prototype as unknown as Record<string, unknown>)[name]
    })
    await page.goto(sample.address)
    await page.getByRole('link', { name: 'Share by email' }).scrollIntoViewIfNeeded()
    await page.locator('main [data-awake]').waitFor()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an article can be read and passed on, and no button is dead', async ({ page }) => {
    await page.goto(sample.address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sample.heading)
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last().click()
    await expect(page.locator('.prose h2').last()).toBeInViewport()
    await expect(page.getByRole('link', { name: 'Share by email' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })
})
