import { holdBack } from '../support/hold.ts'
import { expect, test } from '../support/test.ts'

test('the two typefaces are loaded and used', async ({ page }) => {
  await page.goto('/')
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)
  })
  expect(loaded.some((family) => family.includes('Newsreader'))).toBe(true)
  expect(loaded.some((family) => family.includes('Hanken'))).toBe(true)
})

test('figures line up: every digit is as wide as the next', async ({ page }) => {
  await page.goto('/software/api/stable-coins')
  const widths = await page.evaluate(async () => {
    await document.fonts.ready
    const probe = document.body.appendChild(document.createElement('span'))
    probe.className = 'figures'
    return ['1111', '8888', '0000'].map((digits) => {
      probe.textContent = digits
      return probe.getBoundingClientRect().width
    })
  })
  expect(new Set(widths).size).toBe(1)
})

test('the page keeps its height while the fonts arrive', async ({ page }) => {
  const release = await holdBack(page, '**/*.woff2')
  await page.goto('/software/digital-funds/farmlands', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const before = await page.getByRole('main').boundingBox()
  release()
  await page.evaluate(() => document.fonts.ready)
  const after = await page.getByRole('main').boundingBox()
  expect(Math.abs((after?.height ?? 0) - (before?.height ?? 1))).toBeLessThan(8)
})
