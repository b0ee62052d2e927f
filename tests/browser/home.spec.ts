import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { pageOf, pages, pick } from './subjects.ts'

// How a carousel moves is tried on its example: kit/carousel.spec.ts.
const [newest] = pages.filter((article) => article.kind === 'article').toSorted((a, b) => a.order - b.order)
const first = pick('article', newest)

test('a visitor moves along the latest insights, and opens one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/')
  const carousel = page.locator('[aria-roledescription=carousel]')
  await carousel.scrollIntoViewIfNeeded()
  const all = await carousel.locator('[data-slides] > *').count()
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect(carousel.getByRole('status')).toHaveText(`2 of ${all}`)
  await page.getByRole('button', { name: 'Previous slide' }).click()
  await expect(carousel.getByRole('status')).toHaveText(`1 of ${all}`)
  await carousel.getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(first.address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.heading)
  await expect(page.getByRole('main').getByRole('time').first()).toBeVisible()
})

test('a service card is a target as a whole, and says so under the pointer', async ({ page }) => {
  await page.goto('/')
  const { heading, cards } = pageOf('home', '/').services
  const card = page.getByRole('region', { name: heading }).getByRole('listitem').last()
  const ground = () => card.evaluate((element) => getComputedStyle(element).backgroundColor)
  const before = await ground()
  await card.hover({ position: { x: 6, y: 6 } })
  await expect.poll(ground).not.toBe(before)
  await card.click({ position: { x: 6, y: 6 } })
  await expect(page).toHaveURL(cards.at(-1)?.page ?? 'no page')
})

test.describe('the strands of the divisions', () => {
  const name = (page: Page, place: number) => page.locator('.flows a').nth(place)
  /** Which divisions have all of their strands lit. */
  const lit = (page: Page) =>
    page
      .locator('.flows')
      .evaluate((flows) =>
        [...flows.children].flatMap((division, i) =>
          [...division.querySelectorAll('path')].every((path) => getComputedStyle(path).strokeOpacity === '1')
            ? [i]
            : [],
        ),
      )

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
  })

  test('light up by name, for the mouse and for the keyboard, and move nothing', async ({ page }) => {
    expect(await lit(page)).toEqual([])
    const places = () =>
      page.locator('.flows, .flows a').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    const before = await places()
    await name(page, 1).hover()
    await expect.poll(() => lit(page)).toEqual([1])
    await expect(name(page, 1).locator('small')).toHaveCSS('opacity', '1')
    await name(page, 3).focus()
    await page.keyboard.press('Tab')
    await page.mouse.move(5, 5)
    await expect.poll(() => lit(page)).toEqual([4])
    expect(await places()).toEqual(before)
  })

  test('run past the window, which they do not widen, and draw themselves only where things may move', async ({
    page,
  }) => {
    const chosen = page.locator('.flows .lit').first()
    expect(await chosen.evaluate((path) => path.getBoundingClientRect().right)).toBeGreaterThan(1440)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await expect(chosen).toHaveCSS('animation-name', 'none')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect(chosen).toHaveCSS('animation-duration', '0.56s')
    await expect(chosen).toHaveCSS('animation-iteration-count', '1')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } })

  test('all slides can be read', async ({ page }) => {
    await page.goto('/')
    const slides = await page.locator('[data-slides] > * a').all()
    expect(slides.length).toBeGreaterThan(0)
    for (const slide of slides) {
      await slide.scrollIntoViewIfNeeded()
      await expect(slide).toBeInViewport()
    }
    await expect(page.getByRole('button', { name: 'Next slide' })).toBeHidden()
  })
})
