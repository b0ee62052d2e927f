import { readFileSync } from 'node:fs'
import { readContent } from '../../src/model/read.ts'
import { redirectsOf } from '../../src/site/redirects.ts'
import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const { pages } = readContent('.', { today: new Date() })
const specified = readFileSync('tests/specification/addresses.txt', 'utf8').match(/^\/.*$/gm) ?? []

test('every old address redirects for good, in one hop', async ({ request }) => {
  for (const { from, to } of redirectsOf(pages)) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect([301, 308], from).toContain(response.status())
    expect(response.headers()['location'], from).toBe(to)
    expect((await request.get(to, { maxRedirects: 0 })).status(), to).toBe(200)
  }
})

test('every address of the specification answers, by itself or in one hop', async ({ request }) => {
  expect(specified.length).toBeGreaterThan(0)
  for (const address of specified) expect((await request.get(address, { maxRedirects: 1 })).status(), address).toBe(200)
})

test('an address with a slash at the end leads to the one without', async ({ request }) => {
  const address = pages.find((page) => page.kind === 'division')?.address ?? ''
  const response = await request.get(`${address}/`, { maxRedirects: 0 })
  expect([response.status(), response.headers()['location']]).toEqual([301, address])
})

test.describe('an unknown address', () => {
  test('answers 404 with the designed page', async ({ page, allow }) => {
    allow(/404/)
    const response = await page.goto('/no/such-page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address')
    for (const { name, address } of pages.filter(({ kind }) => kind === 'division'))
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', address)
  })

  test('suggests the pages that are most like it', async ({ page, allow }) => {
    allow(/404/)
    // The end of an address, with a slip in it and without the folders before it.
    const meant =
      pages.find(({ kind, address }) => kind === 'offering' && address.split('/').length === 3)?.address ?? ''
    await page.goto(`${meant.slice(0, meant.indexOf('/', 1))}${meant.slice(meant.lastIndexOf('/'), -1)}`)
    const suggestions = page.getByRole('region', { name: 'Did you mean' }).getByRole('link')
    await expect(suggestions.first()).toHaveAttribute('href', meant)
    expect(await axeFindings(page)).toEqual([])
  })

  test('offers the page above it, however deep the nonsense goes', async ({ page, allow }) => {
    allow(/404/)
    const { address: above } = pages.find(({ kind }) => kind === 'product') ?? { address: '' }
    const suggestions = page.getByRole('region', { name: 'Did you mean' }).getByRole('link')
    await page.goto(`${above}/zzzz/%3Cb%3E/qqqq`)
    await expect(suggestions).toHaveCount(1)
    await expect(suggestions).toHaveAttribute('href', above)
    await expect(suggestions).toContainText('the page above')
  })
})
