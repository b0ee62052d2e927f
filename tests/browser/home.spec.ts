import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const carousel = (page: Page) => page.locator('[aria-roledescription=carousel]')
const next = (page: Page) => page.getByRole('button', { name: 'Next slide' })
const previous = (page: Page) => page.getByRole('button', { name: 'Previous slide' })
const place = (page: Page) => carousel(page).getByRole('status')

async function open(page: Page, width = 1280) {
  await page.setViewportSize({ width, height: 900 })
  await page.goto('/')
  await carousel(page).scrollIntoViewIfNeeded()
  await page.locator('[aria-roledescription=carousel][data-awake]').waitFor()
}

test('the hero leads to Our Services and Learn More', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Our Services' })).toHaveAttribute('href', '/investment')
  await expect(main.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/about')
})

test('the five core services lead straight to their divisions', async ({ page }) => {
  await page.goto('/')
  const section = page.getByRole('region', { name: 'Core services' })
  const links = await section
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
  expect(links).toEqual([
    ['Software & Technology', '/software'],
    ['Investment Services', '/investment'],
    ['Professional Services', '/services'],
    ['Insights & Research', '/insights'],
    ['Community Impact', '/community'],
  ])
})

for (const [width, shown] of [
  [390, 1],
  [820, 2],
  [1280, 3],
] as const)
  test(`the carousel shows ${shown} of its four slides at ${width} px`, async ({ page }) => {
    await open(page, width)
    const inView = await carousel(page)
      .locator('[data-slides]')
      .evaluate((row) => {
        const frame = row.getBoundingClientRect()
        return [...row.children]
          .map((slide) => slide.getBoundingClientRect())
          .filter(({ left, right }) => left >= frame.left - 1 && right <= frame.right + 1).length
      })
    expect(inView).toBe(shown)
    await expect(carousel(page).locator('[data-slides] > *')).toHaveCount(4)
  })

test('its buttons move it, are disabled at the ends, and the place is said', async ({ page }) => {
  await open(page, 820)
  await expect(previous(page)).toBeDisabled()
  await expect(place(page)).toHaveText('1 of 4')
  await next(page).click()
  await expect(place(page)).toHaveText('2 of 4')
  await expect(previous(page)).toBeEnabled()
  await next(page).click()
  await expect(place(page)).toHaveText('3 of 4')
  await expect(next(page)).toBeDisabled()
  await previous(page).click()
  await expect(place(page)).toHaveText('2 of 4')
})

test('arrow keys move it', async ({ page }) => {
  await open(page, 820)
  await next(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect(place(page)).toHaveText('2 of 4')
  await page.keyboard.press('ArrowLeft')
  await expect(place(page)).toHaveText('1 of 4')
})

test('scrolling it by hand is followed', async ({ page }) => {
  await open(page, 820)
  await carousel(page).locator('[data-slides]').hover()
  await page.mouse.wheel(380, 0)
  await expect(place(page)).toHaveText('2 of 4')
})

test('it never moves by itself', async ({ page }) => {
  await page.clock.install()
  await open(page, 820)
  await page.clock.runFor(60_000)
  await expect(place(page)).toHaveText('1 of 4')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } })

  test('all four slides can be read', async ({ page }) => {
    await page.goto('/')
    for (const slide of await page.locator('[data-slides] > * a').all()) {
      await slide.scrollIntoViewIfNeeded()
      await expect(slide).toBeInViewport()
    }
    await expect(next(page)).toBeHidden()
  })
})
