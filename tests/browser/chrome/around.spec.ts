import type { Locator } from '@playwright/test'
import { childrenOf } from '../../../src/site/tree.ts'
import { gotoAwake, inItsTypefaces } from '../../support/awake.ts'
import { openSections } from '../../support/menu.ts'
import { boxOf, sideways, smallTargets } from '../../support/reach.ts'
import { expect, test, testAlone } from '../../support/test.ts'
import { company, menu, pages, tree } from '../subjects.ts'
import {
  elsewhere,
  firstItem,
  here,
  itemButton,
  linksOf,
  one,
  other,
  panelOf,
  secondItem,
  sectionButton,
} from './subjects.ts'

test.use({ viewport: { width: 1280, height: 800 } })

/** The page with the most pages below it, and so with many links to move the focus along. */
const [longest = here] = pages.toSorted(
  (a, b) => childrenOf(tree, b.address).length - childrenOf(tree, a.address).length,
)

test.describe('moving between pages', () => {
  test('the skip link leads past the menu', async ({ page }) => {
    await gotoAwake(page, here.address)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    // Nothing of the page is under the header then.
    const bar = await boxOf(page.locator('header'))
    const first = await boxOf(page.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(first.y).toBeGreaterThanOrEqual(bar.y + bar.height)
  })

  test('the ring around a focused section is whole', async ({ page }) => {
    await gotoAwake(page, here.address)
    await sectionButton(page, one).focus()
    await page.keyboard.press('ArrowRight')
    const ring = await page.evaluate(() => {
      const title = [...(document.activeElement?.children ?? [])].find((span) => span.getClientRects().length > 0)
      if (!title) return
      const { outlineOffset, outlineWidth } = getComputedStyle(title)
      const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
      const [box, header] = [title.getBoundingClientRect(), title.closest('header')?.getBoundingClientRect()]
      return { width: outlineWidth, above: box.top - reach, below: (header?.bottom ?? 0) - box.bottom - reach }
    })
    expect(ring?.width).toBe('2px')
    expect(ring?.above).toBeGreaterThanOrEqual(0)
    expect(ring?.below).toBeGreaterThanOrEqual(0)
  })

  test('a focused element is never under the sticky header', async ({ page }) => {
    await page.goto(longest.address)
    // What is far down has its true height only then, and the page its end.
    await inItsTypefaces(page)
    await page.keyboard.press('End')
    // Where the page still moves, so does what is focused.
    await page.waitForFunction(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press('Shift+Tab')
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement
        const bar = document.querySelector('header')?.getBoundingClientRect()
        return !focused?.closest('header') && (focused?.getBoundingClientRect().bottom ?? 0) <= (bar?.bottom ?? 0)
      })
      expect(hidden).toBe(false)
    }
  })

  test('each page has its own title, starts at its top with nothing focused, and going back returns to the place', async ({
    page,
  }) => {
    await gotoAwake(page, elsewhere.address)
    await page.evaluate(() => scrollTo(0, 700))
    await page.locator(`footer a[href="${here.address}"]`).click()
    await expect(page).toHaveTitle(`${here.title} | ${company.shortName}`)
    expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'BODY'])
    await page.goBack()
    await expect(page).toHaveURL(elsewhere.address)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600)
  })

  test('pages are made ready when a visitor rests on their link', async ({ page }) => {
    await page.goto(here.address)
    // Behind the page, or the browser looks at every link before it paints any.
    const rules = await page.locator('footer ~ script[type=speculationrules]').textContent()
    expect(JSON.parse(rules ?? '')).toEqual({ prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] })
  })

  testAlone('browsers without speculation rules fetch the page instead', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLScriptElement.supports = () => false
    })
    await gotoAwake(page, here.address)
    const fetched = page.waitForRequest((request) => new URL(request.url()).pathname === elsewhere.address)
    await page.locator(`footer a[href="${elsewhere.address}"]`).hover()
    await fetched
  })

  test('under reduced motion no transition runs between pages', async ({ page }) => {
    await page.goto(here.address)
    const { rules, motion } = await page.evaluate(() => ({
      rules: [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map(({ cssText }) => cssText),
      motion: matchMedia('(prefers-reduced-motion: no-preference)').matches,
    }))
    expect(motion).toBe(false)
    const inMedia = rules.filter((text) => text.includes('@view-transition'))
    expect(inMedia).toHaveLength(1)
    expect(inMedia[0]).toMatch(/^@media \(prefers-reduced-motion: no-preference\)/)
  })
})

test.describe('hard cases', () => {
  test('very long labels wrap inside the menu and the header keeps its height', async ({ page }) => {
    await gotoAwake(page, here.address)
    await sectionButton(page, one).click()
    await page.locator('[data-section][open] a, [data-section][open] .menu-item span').evaluateAll((all) => {
      for (const element of all) element.append(' Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik')
    })
    expect(await panelOf(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    expect((await boxOf(page.locator('header'))).height).toBeLessThanOrEqual(73)
  })

  for (const zoom of [2, 4])
    test(`at ${zoom * 100} % zoom the menu can be opened and read`, async ({ page }) => {
      await page.setViewportSize({ width: 1280 / zoom, height: 800 / zoom })
      await gotoAwake(page, here.address)
      await page.getByRole('button', { name: 'Open menu' }).click()
      await sectionButton(page, one).click()
      const link = linksOf(page, one, firstItem).last()
      await link.scrollIntoViewIfNeeded()
      await expect(link).toBeInViewport()
      expect(await sideways(page)).toBe(0)
    })

  for (const [way, enlarge] of [
    ['all sizes', () => document.documentElement.style.setProperty('font-size', '200%')],
    ['letters alone', enlargeLetters],
  ] as const)
    test(`with ${way} at 200 % on a phone, every button of the header is in view`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await gotoAwake(page, here.address)
      await page.evaluate(enlarge)
      for (const name of ['Open menu', 'Theme'])
        await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
      expect(await sideways(page)).toBe(0)
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(sectionButton(page, one)).toBeInViewport()
    })

  // It is the same on every page (tests/contract/rules/pages.ts).
  test('every target around the page is at least 24 px wide and high', async ({ page }) => {
    await gotoAwake(page, here.address)
    for (const section of menu) {
      await sectionButton(page, section).click()
      expect(await smallTargets(page, 'header, footer'), section.title).toEqual([])
    }
  })

  test('in forced colors what is chosen in the menu can be told from what is not', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await gotoAwake(page, here.address)
    await sectionButton(page, one).click()
    await expect(openSections(page)).toHaveCount(1)
    const look = (part: Locator) =>
      part.evaluate((element) => {
        const { backgroundColor, borderBottomColor, borderTopWidth } = getComputedStyle(element)
        const arrow = getComputedStyle(element, '::after').backgroundColor
        const paper = getComputedStyle(document.body).backgroundColor
        return { backgroundColor, borderBottomColor, borderTopWidth, arrow, paper }
      })
    expect((await look(panelOf(page))).borderTopWidth).toBe('1px')
    const [open, closed] = [await look(sectionButton(page, one)), await look(sectionButton(page, other))]
    expect(open.borderBottomColor).not.toBe(closed.borderBottomColor)
    const [chosen, not] = [await look(itemButton(page, one, firstItem)), await look(itemButton(page, one, secondItem))]
    expect(chosen.backgroundColor).not.toBe(not.backgroundColor)
    const link = await look(panelOf(page).locator('[data-section-link]'))
    expect(link.arrow).not.toBe(link.backgroundColor)
    expect(link.arrow).toBe('rgb(0, 0, 0)')
    expect((await look(page.getByRole('button', { name: 'Theme' }))).borderTopWidth).toBe('1px')
  })

  test('in the dark what is chosen in the menu, and the closing band, can be told from the page', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await gotoAwake(page, here.address)
    await sectionButton(page, one).click()
    for (const part of [itemButton(page, one, firstItem), page.locator('main .bg-band')])
      expect(await part.evaluate(contrastWithPage)).toBeGreaterThan(1.2)
  })
})

/** As a phone does that enlarges text and nothing else: every letter, and no length that counts in letters of the root. */
function enlargeLetters(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('body, body *')]
  const sizes = parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize))
  for (const [i, part] of parts.entries()) part.style.fontSize = `${(sizes[i] ?? 0) * 2}px`
}

/** How far the ground of a part is from the page's: 1 is the same. */
function contrastWithPage(part: Element): number {
  const [low = 0, high = 0] = [part, document.documentElement]
    .map((element) => {
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? [])
        .map((level) => Number(level) / 255)
        .map((level) => (level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4))
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    })
    .sort((a, b) => a - b)
  return high / low
}
