import { fixture, fixtureOrigin, fixturePage } from '../support/fixture.ts'
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
    'page with prices in the fixture',
    fixture.pages.find(({ kind }) => kind === 'product'),
  )
  await page.goto(fixtureOrigin + address)
  const uneven = await page.evaluate(async () => {
    await document.fonts.ready
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
  await page.goto(fixtureOrigin + address, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const before = await page.getByRole('main').boundingBox()
  release()
  await page.evaluate(() => document.fonts.ready)
  const after = await page.getByRole('main').boundingBox()
  expect(Math.abs((after?.height ?? 0) - (before?.height ?? 1))).toBeLessThan(8)
})

test('a fund is one sheet: its clauses start on two lines down the page, and none is beside a hole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(fixtureOrigin + fixturePage('fund').address)
  const clauses = await page.locator('.fund-clauses > section').evaluateAll((sections) =>
    sections.map((section) => {
      const [title, text] = [...section.children].map((child) => child.getBoundingClientRect())
      return { title: title?.left, text: text?.left, free: section.clientHeight - (text?.height ?? 0) }
    }),
  )
  expect(clauses.length).toBeGreaterThan(3)
  expect(new Set(clauses.map(({ title }) => title)).size).toBe(1)
  expect(new Set(clauses.map(({ text }) => text)).size).toBe(1)
  for (const { free } of clauses) expect(free).toBeLessThan(64)
})

test('details of a drawing stand in the parts about them, and the line of a memo ends with its words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(fixtureOrigin + fixturePage('strategy').address)
  const details = await page.locator('.memo-halves > .case-detail').evaluateAll((figures) =>
    figures.map((figure) => {
      const part = figure.parentElement?.getBoundingClientRect()
      const { left, bottom } = figure.getBoundingClientRect()
      const drawing = figure.querySelector('.plotted')?.getBoundingClientRect().height ?? 0
      return {
        isRight: left > (part?.left ?? 0) + (part?.width ?? 0) / 2,
        under: bottom - (part?.bottom ?? 0),
        drawing,
      }
    }),
  )
  expect(details.length).toBeGreaterThan(1)
  for (const { isRight, under, drawing } of details) {
    expect(isRight).toBe(true)
    expect(under).toBeLessThanOrEqual(1)
    expect(drawing).toBeGreaterThanOrEqual(90)
    expect(drawing).toBeLessThanOrEqual(150)
  }
  const below = await page
    .locator('.memo-opening > aside')
    .evaluate(
      (aside) => aside.getBoundingClientRect().bottom - (aside.lastElementChild?.getBoundingClientRect().bottom ?? 0),
    )
  expect(below).toBeLessThan(2)
})
