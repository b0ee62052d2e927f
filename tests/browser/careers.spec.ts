import { fixture, fixtureOrigin } from '../support/fixture.ts'
import { expect, test } from '../support/test.ts'
import { pageOf, pick } from './subjects.ts'

const { address } = pageOf('careers', '/careers')
// On this site every position closes one day; the fixture always has one.
const { name } = pick(
  'position in the fixture',
  fixture.pages.find(({ kind }) => kind === 'position'),
)

test('Apply Now opens the contact form on the position', async ({ page }) => {
  await page.goto(`${fixtureOrigin}/careers`)
  await page.getByRole('link', { name: `Apply Now: ${name}` }).click()
  await page.locator('form[data-awake]').waitFor()
  await expect(page.getByLabel('Inquiry type', { exact: true })).toHaveValue('career opportunities')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(`Position: ${name}\n\n`)
})

test('a position on the list leads to its own page', async ({ page }) => {
  await page.goto(`${fixtureOrigin}/careers`)
  await page.getByRole('heading', { name }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('the list wakes, and says how many positions there are', async ({ page }) => {
  await page.goto(address)
  const titles = page.locator('[aria-labelledby=positions] li h3')
  const all = await titles.count()
  await page.locator('[aria-labelledby=positions] [data-awake]').waitFor({ state: 'attached' })
  await expect(page.getByRole('status').filter({ hasText: `${all} of ${all} positions` })).toBeVisible()
  await expect(titles).toHaveCount(all)
})
