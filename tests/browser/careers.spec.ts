import { inItsStyles, inItsTypefaces } from '../support/awake.ts'
import { fixtureOrigin, fixturePage } from '../support/fixture.ts'
import { holdBack } from '../support/hold.ts'
import { boxOf } from '../support/reach.ts'
import { expect, test } from '../support/test.ts'
import { pageOf } from './subjects.ts'

const { address } = pageOf('careers', '/careers')
// On this site every position closes one day; the fixture always has one.
const { name } = fixturePage('position')
const closed = fixturePage('closed-position')

test('Apply Now opens the contact form on the position', async ({ page }) => {
  await page.goto(`${fixtureOrigin}/careers`)
  await page.getByRole('link', { name: `Apply Now: ${name}` }).click()
  await page.locator('form[data-awake]').waitFor()
  await expect(page.getByLabel('Inquiry type', { exact: true })).toHaveValue('career opportunities')
  await expect(page.getByLabel('Position (optional)')).toHaveValue(name)
})

test('the list stays where it is while it wakes', async ({ page }) => {
  const release = await holdBack(page, '**/_astro/**/*.js')
  await page.goto(`${fixtureOrigin}/careers`, { waitUntil: 'commit' })
  await inItsStyles(page)
  await inItsTypefaces(page)
  const title = page.getByRole('heading', { name })
  await title.scrollIntoViewIfNeeded()
  const asleep = await boxOf(title)
  await expect(page.getByLabel('Department', { exact: true })).toBeHidden()
  release()
  await page.getByLabel('Department', { exact: true }).waitFor()
  expect(await boxOf(title)).toEqual(asleep)
})

test('what is chosen before the list wakes counts once it does', async ({ page }) => {
  const release = await holdBack(page, '**/PositionList.*.js')
  await page.goto(`${fixtureOrigin}/careers`, { waitUntil: 'commit' })
  const department = page.getByLabel('Department', { exact: true })
  const first = (await department.locator('option').nth(1).getAttribute('value')) ?? ''
  await department.selectOption(first)
  release()
  await expect(page).toHaveURL(`${fixtureOrigin}/careers?department=${first.toLowerCase()}`)
  await expect(department).toHaveValue(first)
  await expect(page.getByRole('status').filter({ hasText: /^\d+ of \d+ positions$/ })).toBeVisible()
})

test('a position has Apply Now on the first screen, and its requirements as bullets', async ({ page }) => {
  await page.goto(fixtureOrigin + fixturePage('position').address)
  for (const size of [
    { width: 390, height: 664 },
    { width: 1440, height: 720 },
  ]) {
    await page.setViewportSize(size)
    await expect(page.getByRole('link', { name: 'Apply Now' }).first()).toBeInViewport({ ratio: 1 })
  }
  const requirement = page.getByRole('region', { name: 'Requirements' }).getByRole('listitem').first()
  await expect(requirement).toHaveCSS('list-style-type', 'disc')
})

test('a position past its last day says so, leads to the open ones, takes no applications and is in no list', async ({
  page,
}) => {
  await page.goto(`${fixtureOrigin}/careers`)
  await expect(page.getByRole('heading', { name })).toHaveCount(1)
  await expect(page.locator(`a[href="${closed.address}"]`)).toHaveCount(0)
  const response = await page.goto(fixtureOrigin + closed.address)
  expect(response?.status()).toBe(200)
  const main = page.getByRole('main')
  await expect(main.getByText('This position closed on January 31, 2026.')).toBeVisible()
  await expect(main.getByRole('link', { name: /Apply/ })).toHaveCount(0)
  await main.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('the list wakes, and says how many positions there are', async ({ page }) => {
  await page.goto(address)
  const titles = page.locator('[aria-labelledby=positions] li h3')
  const all = await titles.count()
  await titles.first().scrollIntoViewIfNeeded()
  await page.locator('[aria-labelledby=positions] [data-awake]').waitFor({ state: 'attached' })
  await expect(page.getByRole('status').filter({ hasText: `${all} of ${all} positions` })).toBeVisible()
  await expect(titles).toHaveCount(all)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there are no filters, which could do nothing, and no room for them', async ({ page }) => {
    await page.goto(`${fixtureOrigin}/careers`)
    expect(await page.getByLabel('Department', { exact: true }).boundingBox()).toBe(null)
    await expect(page.getByRole('heading', { name })).toBeVisible()
  })
})
