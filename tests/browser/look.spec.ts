import { inItsStyles, inItsTypefaces } from '../support/awake.ts'
import { fixture, fixtureOrigin } from '../support/fixture.ts'
import { holdBack } from '../support/hold.ts'
import { expect, test } from '../support/test.ts'
import { pick } from './subjects.ts'

test('the two typefaces are loaded and used', async ({ page }) => {
  await page.goto('/')
  await inItsTypefaces(page)
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  )
  expect(loaded.some((family) => family.includes('Newsreader'))).toBe(true)
  expect(loaded.some((family) => family.includes('Hanken'))).toBe(true)
})

test('figures line up: every digit is as wide as the next', async ({ page }) => {
  const { address } = pick(
    'page with prices in the fixture',
    fixture.pages.find(({ kind }) => kind === 'product'),
  )
  await page.goto(fixtureOrigin + address)
  // Until then some parts are not in the typeface.
  await inItsTypefaces(page)
  const uneven = await page.evaluate(() => {
    /** The widths of four digits each, in the place and the style of a figure. */
    const widthsIn = (figure: Element, style = '') => {
      const probe = figure.appendChild(document.createElement('span'))
      probe.style.cssText = `position: absolute; ${style}`
      const widths = ['1111', '4444', '8888', '0000'].map((digits) => {
        probe.textContent = digits
        return probe.getBoundingClientRect().width
      })
      probe.remove()
      return new Set(widths).size
    }
    const figures = [...document.querySelectorAll('main .figures')].filter((figure) => figure.checkVisibility())
    return {
      asBuilt: figures.filter((figure) => widthsIn(figure) > 1).length,
      otherwise: figures.filter((figure) => widthsIn(figure, 'font-variant-numeric: proportional-nums') > 1).length,
    }
  })
  expect(uneven.asBuilt).toBe(0)
  // A probe that sees no difference would see none anywhere.
  expect(uneven.otherwise).toBeGreaterThan(0)
})

test('the page keeps its height while the fonts arrive', async ({ page }) => {
  // Of the fixture, whose lines break where they always did.
  const offering = fixture.pages.find((page) => page.kind === 'offering' && page.status === 'published')
  const { address } = pick('offering in the fixture', offering)
  const release = await holdBack(page, '**/*.woff2')
  // With a part named, so that no other part waits for the fonts.
  await page.goto(`${fixtureOrigin}${address}#main`, { waitUntil: 'commit' })
  // Half a page is lower than a whole one.
  await inItsStyles(page)
  await page.waitForFunction(() => document.fonts.status === 'loading')
  const before = await page.getByRole('main').boundingBox()
  release()
  await page.evaluate(() => document.fonts.ready)
  const after = await page.getByRole('main').boundingBox()
  expect(Math.abs((after?.height ?? 0) - (before?.height ?? 1))).toBeLessThan(8)
})
