import { expect, test } from '../support/test.ts'

test.describe('About', () => {
  test('has the logo, the tagline, the mission and the four values', async ({ page }) => {
    await page.goto('/about')
    const mission = page.locator('#mission')
    await expect(mission.locator('svg')).toBeVisible()
    await expect(mission).toContainText(
      'Investment, software, consulting and research, and the communities they serve.',
    )
    await expect(mission.getByRole('heading', { name: 'Mission' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Values' }).getByRole('heading', { level: 3 })).toHaveText([
      'Innovation First',
      'Client Success',
      'Integrity',
      'Global Impact',
    ])
  })

  test('has the founder, with paragraphs and two links that lead away', async ({ page }) => {
    await page.goto('/about')
    const team = page.getByRole('region', { name: 'Team' })
    await expect(team.getByRole('heading', { level: 3 })).toHaveText('Founder')
    await expect(team.locator('article p')).toHaveCount(2)
    for (const name of [/^Profile/, /^Blog/])
      await expect(team.getByRole('link', { name })).toHaveAttribute('href', /^https:/)
  })

  for (const part of ['mission', 'values', 'team'])
    test(`has an anchor for ${part}`, async ({ page }) => {
      await page.goto(`/about#${part}`)
      await expect(page.locator(`#${part}`)).toBeInViewport()
    })
})

test.describe('Privacy', () => {
  test('has the specified sections, a list of contents and a contact', async ({ page }) => {
    await page.goto('/privacy')
    const sections = [
      'Information we collect',
      'How we use information',
      'Data protection',
      'Cookies',
      'Your rights',
      'Contact',
    ]
    await expect(page.locator('.prose h2')).toHaveText(sections)
    const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
    await expect(contents).toHaveText(sections)
    await contents.nth(3).click()
    await expect(page.getByRole('heading', { name: 'Cookies' })).toBeInViewport()
    await expect(page.locator('.prose a[href="mailto:privacy@example.com"]')).toBeVisible()
  })

  test("shows today's date, by the visitor's own calendar", async ({ page }) => {
    await page.clock.install({ time: new Date('2031-02-03T12:00:00') })
    await page.goto('/privacy')
    await expect(page.getByText('Last updated: February 3, 2031')).toBeVisible()
  })
})

test.describe('Terms', () => {
  test('has the specified sections, arbitration in New York and the 30-day opt-out', async ({ page }) => {
    await page.goto('/terms')
    await expect(page.locator('.prose h2')).toHaveText([
      'Agreement',
      'Use of services',
      'Financial services',
      'Intellectual property',
      'Limitation of liability',
      'Dispute resolution',
      'Contact',
    ])
    const text = page.locator('.prose')
    await expect(text).toContainText(/binding arbitration/i)
    await expect(text).toContainText('New York')
    await expect(text).toContainText(/30 days/)
    await expect(text.locator('a[href="mailto:legal@example.com"]').first()).toBeVisible()
  })

  test('prints as text alone', async ({ page }) => {
    await page.goto('/terms')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('header')).toBeHidden()
    await expect(page.locator('footer')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Agreement' })).toBeVisible()
  })
})
