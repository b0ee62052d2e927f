import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'
import { pages } from './subjects.ts'

// That every address answers, and every old one leads on, is part of the contract of hosts: tests/hosts/rules/addresses.ts.

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
