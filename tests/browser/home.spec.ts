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
  await carousel.getByRole('link').first().click()
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
