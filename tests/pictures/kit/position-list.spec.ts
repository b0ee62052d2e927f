import type { Page } from '@playwright/test'
import { axeFindings } from '../../support/axe.ts'
import { openExample } from '../../support/example.ts'
import { expect, test } from '../../support/test.ts'

const titles = (page: Page) => page.locator('[aria-labelledby=positions] li h3')
const all = ['Gardener', 'Bookkeeper', 'Librarian', 'Toolmaker']

async function open(page: Page, query = '') {
  await openExample(page, 'features/careers/PositionList/four')
  if (query !== '') {
    await page.evaluate((more) => history.replaceState(null, '', location.search + more), query)
    await page.reload()
  }
  await page.locator('[aria-labelledby=positions] [data-awake]').waitFor({ state: 'attached' })
}

test('the filters combine, show counts, live in the address and survive Back', async ({ page }) => {
  await open(page)
  await expect(titles(page)).toHaveText(all)
  await page.getByLabel('Department', { exact: true }).selectOption('Research (1)')
  await expect(titles(page)).toHaveText(['Librarian'])
  await expect(page).toHaveURL(/[?&]department=research$/)
  await expect(page.getByRole('status').filter({ hasText: '1 of 4 positions' })).toBeVisible()
  await expect(page.getByLabel('Location', { exact: true }).locator('option')).toHaveText([
    'All locations',
    'London (1)',
    'New York (0)',
    'Remote (0)',
    'Singapore (0)',
  ])
  await page.getByLabel('Location', { exact: true }).selectOption('Remote (0)')
  await expect(titles(page)).toHaveCount(0)
  await page.goBack()
  await expect(titles(page)).toHaveText(['Librarian'])
  await page.goBack()
  await expect(titles(page)).toHaveText(all)
})

test('where nothing matches, one click shows all again', async ({ page }) => {
  await open(page, '&department=community&location=remote')
  await expect(page.getByText('No open position matches both.')).toBeVisible()
  // An example is no page, and has no main heading.
  expect(await axeFindings(page, ['page-has-heading-one'])).toEqual([])
  await page.getByRole('button', { name: 'Show all positions' }).click()
  await expect(titles(page)).toHaveText(all)
})

test('an unknown filter is ignored', async ({ page }) => {
  await open(page, '&department=magic')
  await expect(titles(page)).toHaveText(all)
})
