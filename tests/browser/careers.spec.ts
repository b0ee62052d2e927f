import type { Page } from '@playwright/test'
import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const titles = (page: Page) => page.locator('[aria-labelledby=positions] li h3')

async function open(page: Page, query = '') {
  await page.goto(`/careers${query}`)
  await page.locator('[aria-labelledby=positions] [data-awake]').waitFor({ state: 'attached' })
}

test('the page says why to work here, with the four perks', async ({ page }) => {
  await open(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Join Our Team' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Why work here' }).getByRole('heading', { level: 3 })).toHaveText([
    'Remote-First',
    'Learning & Development',
    'Health & Wellness',
    'Work-Life Balance',
  ])
})

test('four open positions are listed by department, each with all it needs', async ({ page }) => {
  await open(page)
  await expect(titles(page)).toHaveText([
    'Program Coordinator',
    'Portfolio Analyst',
    'Research Associate',
    'Software Engineer',
  ])
  const first = page.locator('[aria-labelledby=positions] > div > ul > li').first()
  await expect(first).toContainText('Community, Singapore, Full-time')
  expect(await first.locator('li').count()).toBeGreaterThan(2)
  await expect(first.getByRole('link', { name: /^Apply Now/ })).toBeVisible()
})

test('Apply Now opens the contact form on the position', async ({ page }) => {
  await open(page)
  await page.getByRole('link', { name: 'Apply Now: Portfolio Analyst' }).click()
  await page.locator('form[data-state=idle]').waitFor()
  await expect(page.getByLabel('Inquiry type', { exact: true })).toHaveValue('career opportunities')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(/^Position: Portfolio Analyst\n/)
})

test('the filters combine, show counts, live in the address and survive Back', async ({ page }) => {
  await open(page)
  await page.getByLabel('Department', { exact: true }).selectOption('Research (1)')
  await expect(titles(page)).toHaveText(['Research Associate'])
  await expect(page).toHaveURL('/careers?department=research')
  await expect(page.getByRole('status').filter({ hasText: '1 of 4 positions' })).toBeVisible()
  await expect(page.getByLabel('Location', { exact: true }).locator('option')).toContainText([
    'All locations',
    'London (1)',
    'New York (0)',
    'Remote (0)',
    'Singapore (0)',
  ])
  await page.getByLabel('Location', { exact: true }).selectOption('Remote (0)')
  await expect(titles(page)).toHaveCount(0)
  await page.goBack()
  await expect(titles(page)).toHaveText(['Research Associate'])
  await page.goBack()
  await expect(titles(page)).toHaveCount(4)
})

test('where nothing matches, one click shows all again', async ({ page }) => {
  await open(page, '?department=community&location=remote')
  await expect(page.getByText('No open position matches both.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Show all positions' }).click()
  await expect(titles(page)).toHaveCount(4)
})

test('an unknown filter is ignored', async ({ page }) => {
  await open(page, '?department=magic')
  await expect(titles(page)).toHaveCount(4)
})

test('each position has its own page', async ({ page }) => {
  await open(page)
  await page.getByRole('heading', { name: 'Software Engineer' }).getByRole('link').click()
  await expect(page).toHaveURL('/careers/software-engineer')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Software Engineer')
  await expect(page.getByRole('main')).toContainText('Technology')
  await expect(page.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', /position=Software\+Engineer/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all positions are listed', async ({ page }) => {
    await page.goto('/careers')
    await expect(titles(page)).toHaveCount(4)
    await expect(page.getByLabel('Department', { exact: true })).toHaveCount(0)
  })
})
