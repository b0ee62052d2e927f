import { fixture, fixtureOrigin } from '../support/fixture.ts'
import { holdBack } from '../support/hold.ts'
import { expect, test } from '../support/test.ts'
import { pick } from './subjects.ts'

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
  const { address } = pick(
    'page with figures in the fixture',
    fixture.pages.find(({ kind }) => kind === 'assets'),
  )
  await page.goto(fixtureOrigin + address)
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
  // Of the fixture, whose lines break where they always did.
  const offering = fixture.pages.find((page) => page.kind === 'offering' && page.status === 'published')
  const { address } = pick('offering in the fixture', offering)
  const release = await holdBack(page, '**/*.woff2')
  await page.goto(fixtureOrigin + address, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const before = await page.getByRole('main').boundingBox()
  release()
  await page.evaluate(() => document.fonts.ready)
  const after = await page.getByRole('main').boundingBox()
  expect(Math.abs((after?.height ?? 0) - (before?.height ?? 1))).toBeLessThan(8)
})
