import { readContent } from '../../src/model/read.ts'
import { redirectsOf } from '../../src/site/redirects.ts'
import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const redirects = redirectsOf(readContent('.', { today: new Date() }).pages)

test('all 63 old addresses redirect for good, in one hop', async ({ request }) => {
  expect(redirects).toHaveLength(63)
  for (const { from, to } of redirects) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect([301, 308], from).toContain(response.status())
    expect(response.headers()['location'], from).toBe(to)
    expect((await request.get(to, { maxRedirects: 0 })).status(), to).toBe(200)
  }
})

test('an address with a slash at the end leads to the one without', async ({ request }) => {
  const response = await request.get('/software/', { maxRedirects: 0 })
  expect([response.status(), response.headers()['location']]).toEqual([301, '/software'])
})

test.describe('an unknown address', () => {
  test('answers 404 with the designed page', async ({ page, complaints }) => {
    const response = await page.goto('/no/such-page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address')
    await expect(page.getByRole('main').getByRole('link', { name: 'Software' })).toHaveAttribute('href', '/software')
    // The browser reports the status itself; nothing else may be said.
    expect(complaints.splice(0).filter((complaint) => !complaint.includes('404'))).toEqual([])
  })

  test('suggests the pages that are most like it', async ({ page, complaints }) => {
    await page.goto('/software/stable-coin')
    await expect(page.getByRole('region', { name: 'Did you mean' }).getByRole('link').first()).toHaveAttribute(
      'href',
      '/software/api/stable-coins',
    )
    expect(await axeFindings(page)).toEqual([])
    expect(complaints.splice(0).filter((complaint) => !complaint.includes('404'))).toEqual([])
  })
})
