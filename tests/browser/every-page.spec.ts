import type { Page } from '@playwright/test'
import { inItsTypefaces } from '../support/awake.ts'
import { expectAccessible } from '../support/axe.ts'
import { markNewParts, newParts } from '../support/new-parts.ts'
import { overflowing, sideways, smallTargets } from '../support/reach.ts'
import { expect, test } from '../support/test.ts'
import { expectFirst, lengthOnPhones } from './first-screen.ts'
import { pages } from './subjects.ts'

// The first width it is looked at: each change of it lays the page out anew.
test.use({ viewport: { width: 320, height: 900 } })

async function expectToFit(page: Page, width: number, height = 900) {
  await page.setViewportSize({ width, height })
  expect(await sideways(page), `sideways scroll at ${width} px`).toBe(0)
}

test('every offering and every family has a head to look at', () => {
  const without = pages
    .filter(({ kind }) => kind === 'offering' || kind === 'family')
    .filter((page) => !('lede' in page))
  expect(
    without.filter((page) => !('status' in page && page.status === 'in-preparation')).map(({ address }) => address),
  ).toEqual([])
})

for (const described of pages) {
  const { address } = described
  test(`${address} answers, says first what it is, fits every width and is accessible in both themes`, async ({
    page,
  }) => {
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    await inItsTypefaces(page)

    for (const width of [320, 768]) await expectToFit(page, width)
    await expectToFit(page, 390, 844)
    if ('lede' in described) {
      // Within 1.3 screens of a phone.
      await expectFirst(page, described, 1.3 * 844)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
        lengthOnPhones(address),
      )
    }
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await overflowing(page), 'with letters of twice the size').toEqual([])
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    await expectToFit(page, 1440)
    if ('lede' in described) await expectFirst(page, described, 900)
    expect(await smallTargets(page), 'too small to press').toEqual([])

    // Targets are held to more than axe asks, above. Half of every page is the menu, the same on each (tests/contract/rules/pages.ts): it is looked at once, below.
    await page.evaluate(() => document.getElementById('menu')?.remove())
    if (await markNewParts(page)) await expectAccessible(page, { leftOut: ['target-size'], parts: newParts })
  })
}

test('the menu, and what is around every page, is accessible in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await expectAccessible(page)
})
