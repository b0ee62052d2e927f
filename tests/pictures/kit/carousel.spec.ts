import type { Page } from '@playwright/test'
import { openExample } from '../../support/example.ts'
import { expect, test, testAlone } from '../../support/test.ts'

const carousel = (page: Page) => page.locator('[aria-roledescription=carousel]')
const next = (page: Page) => page.getByRole('button', { name: 'Next slide' })
const previous = (page: Page) => page.getByRole('button', { name: 'Previous slide' })
const place = (page: Page) => carousel(page).getByRole('status')

/** Five slides, at a width where two are in view. */
async function open(page: Page) {
  await page.setViewportSize({ width: 820, height: 900 })
  await openExample(page, 'ui/carousel/Carousel/five')
  await page.locator('[aria-roledescription=carousel][data-awake]').waitFor()
}

test('it shows 1 slide on small, 2 on medium and 3 on large screens', async ({ page }) => {
  await open(page)
  for (const [width, shown] of [
    [390, 1],
    [820, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const inView = await carousel(page)
      .locator('[data-slides]')
      .evaluate((row) => {
        const frame = row.getBoundingClientRect()
        return [...row.children]
          .map((slide) => slide.getBoundingClientRect())
          .filter(({ left, right }) => left >= frame.left - 1 && right <= frame.right + 1).length
      })
    expect(inView, `${width} px`).toBe(shown)
  }
})

test('its buttons move it, are disabled at the ends, and the place is said', async ({ page }) => {
  await open(page)
  await expect(previous(page)).toBeDisabled()
  await expect(place(page)).toHaveText('1 to 2 of 5')
  await next(page).click()
  await expect(place(page)).toHaveText('2 to 3 of 5')
  await expect(previous(page)).toBeEnabled()
  await next(page).click()
  await expect(place(page)).toHaveText('3 to 4 of 5')
  await next(page).click()
  await expect(place(page)).toHaveText('4 to 5 of 5')
  await expect(next(page)).toBeDisabled()
  await previous(page).click()
  await expect(place(page)).toHaveText('3 to 4 of 5')
})

/** How far the row is from the start of a slide, at once after a press on Next. */
const distanceFrom = (page: Page, slide: number) =>
  page.evaluate((place) => {
    document.querySelector<HTMLElement>('[aria-label="Next slide"]')?.click()
    const row = document.querySelector('[data-slides]')
    const start = row?.getBoundingClientRect().left ?? 0
    return Math.round((row?.children[place]?.getBoundingClientRect().left ?? 0) - start)
  }, slide)

test('Next leads to a slide, not by a width: no browser has to snap the rest', async ({ page }) => {
  await open(page)
  await carousel(page)
    .locator('[data-slides]')
    .evaluate((row: HTMLElement) => {
      row.style.scrollSnapType = 'none'
    })
  for (const [slide, said] of [
    [1, '2 to 3 of 5'],
    [2, '3 to 4 of 5'],
    [3, '4 to 5 of 5'],
  ] as const) {
    expect(await distanceFrom(page, slide)).toBe(0)
    await expect(place(page)).toHaveText(said)
  }
})

test.describe('for those who do not mind motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('it glides', async ({ page }) => {
    await open(page)
    expect(await distanceFrom(page, 1)).toBeGreaterThan(0)
    await expect(place(page)).toHaveText('2 to 3 of 5')
  })
})

test('arrow keys move it', async ({ page }) => {
  await open(page)
  await next(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect(place(page)).toHaveText('2 to 3 of 5')
  await page.keyboard.press('ArrowLeft')
  await expect(place(page)).toHaveText('1 to 2 of 5')
})

test('scrolling it by hand is followed', async ({ page }) => {
  await open(page)
  await carousel(page).locator('[data-slides]').hover()
  await page.mouse.wheel(380, 0)
  await expect(place(page)).toHaveText('2 to 3 of 5')
})

testAlone('it never moves by itself', async ({ page }) => {
  await page.clock.install()
  await open(page)
  await page.clock.runFor(60_000)
  await expect(place(page)).toHaveText('1 to 2 of 5')
})
