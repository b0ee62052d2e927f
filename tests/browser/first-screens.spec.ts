import { isOffering } from '../../src/model/page.ts'
import { inItsTypefaces } from '../support/awake.ts'
import { expect, test } from '../support/test.ts'
import { pages } from './subjects.ts'

/** What a stranger has to know from the first screen of whatever one can have here: what to do, for whom, what one gets. */

/** A phone shows it within 1.3 screens. */
const screens = [
  { width: 1440, height: 900, until: 900 },
  { width: 390, height: 844, until: 1.3 * 844 },
]
/** Nobody reads further on a phone. */
const longest = 7100
/** What is no longer than that only with words left out, how long it may be, and why. */
const longer: Record<string, number> = {
  // Each member stands in sight with all that the family compares: eleven of them, below a table of what leads to which.
  '/investment/services': 7900,
  // Twelve, each with four values.
  '/software/digital-funds': 7800,
  // Six, each also drawn with its loss.
  '/investment/strategies': 7400,
  // Eight tools of one program, and who uses them.
  '/software/vertical/tinta': 7900,
  // Five tools, the way of a payment, prices and voices.
  '/software/darden/trato': 7700,
}

const shown = pages.filter((page) => 'lede' in page)

test('every offering and every family has a head to look at', () => {
  const without = pages.filter((page) => isOffering(page) || page.kind === 'family').filter((page) => !('lede' in page))
  expect(without.map(({ address }) => address)).toEqual([])
})

for (const { width, height, until } of screens)
  test.describe(`at ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } })

    for (const page of shown)
      test(`${page.address} says what to do, for whom it is and what one gets before anything else`, async ({
        page: tab,
      }) => {
        await tab.goto(page.address)
        const main = tab.locator('main')
        const action = main.locator('.head').getByRole('link').first()
        // What publishes leads to what is there to read. Of what leaves this site, the name goes on to say so.
        if ((await main.locator('#lead').count()) === 0) await expect(action).toContainText(page.action)
        const places = await Promise.all(
          [
            action,
            main.locator('dt', { hasText: /^For$/ }).first(),
            main.locator('dt', { hasText: /^You get$/ }).first(),
          ].map((part) => part.evaluate((element) => element.getBoundingClientRect().bottom + scrollY)),
        )
        for (const bottom of places) expect(bottom).toBeLessThanOrEqual(until)
        const strip = main.locator('.head dl')
        expect(await strip.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(until)
        const example = main.locator('figure').first()
        if (await example.count()) {
          const top = await example.evaluate((element) => element.getBoundingClientRect().top)
          expect(top, 'an example before the offer').toBeGreaterThan(Math.max(...places))
        }
        if (width > 1000) return
        await inItsTypefaces(tab)
        expect(await tab.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
          longer[page.address] ?? longest,
        )
      })
  })
