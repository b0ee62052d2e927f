import type { Page } from '@playwright/test'
import { readContent } from '../../src/model/read.ts'
import { inItsTypefaces } from '../support/awake.ts'
import { aboutColors, axeFindings, colorFindings } from '../support/axe.ts'
import { pagesWithNewColors } from '../support/new-colors.ts'
import { overflowing, smallTargets } from '../support/reach.ts'
import { expect, test } from '../support/test.ts'

/** Colors come last, where they are new. Targets are held to more than axe asks, by smallTargets. */
const heldOtherwise = [...aboutColors, 'target-size']

const { pages } = readContent('.', { today: new Date() })
const addresses = pages.map(({ address }) => address)
/** Found when first asked for: not by the process that only lists the tests. */
let withNewColors: Set<string> | undefined

// The first width it is looked at: each change of it lays the page out anew.
test.use({ viewport: { width: 320, height: 900 } })

async function expectToFit(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 })
  const scrolls = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(scrolls, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0)
}

for (const { address } of pages) {
  test(`${address} answers, fits every width and is accessible in both themes`, async ({ page }) => {
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    await inItsTypefaces(page)

    for (const width of [320, 768]) await expectToFit(page, width)
    await page.setViewportSize({ width: 390, height: 900 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await overflowing(page), 'with letters of twice the size').toEqual([])
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    await expectToFit(page, 1440)
    expect(await smallTargets(page), 'too small to press').toEqual([])

    // Half of every page is the menu, the same on each (tests/contract/rules/pages.ts): it is looked at once, below.
    await page.evaluate(() => document.getElementById('menu')?.remove())
    expect(await axeFindings(page, heldOtherwise)).toEqual([])
    withNewColors ??= pagesWithNewColors('dist', addresses)
    if (!withNewColors.has(address)) return
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await colorFindings(page), colorScheme).toEqual([])
    }
  })
}

test('the menu, and what is around every page, is accessible in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await axeFindings(page), colorScheme).toEqual([])
  }
})
