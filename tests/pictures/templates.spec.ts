import { readContent } from '../../src/model/read.ts'
import { inItsTypefaces } from '../support/awake.ts'
import { fixture, fixtureOrigin, templateOf } from '../support/fixture.ts'
import { expect, testAlone as test } from '../support/test.ts'

// Half the size is enough to see that something moved, and a tenth of the bytes.
test.use({ deviceScaleFactor: 0.5 })

// The pictures were taken on Linux; other systems draw letters otherwise.
test.skip(process.platform !== 'linux', 'the baselines are of Linux')

/** How much a page has to show beside its running text. */
const fieldsOf = (page: (typeof fixture.pages)[number]) => JSON.stringify({ ...page, body: '', markdown: '' }).length

/** A page of the fixture for each template: the one with the most to show. */
const pages = new Map([
  ...fixture.pages
    .toSorted((a, b) => fieldsOf(a) - fieldsOf(b))
    .map((page) => [templateOf(page), page.address] as const),
  ['not-found', '/no-such-page'],
])

test('every kind of page has its picture', () => {
  const kinds = readContent('.', { today: new Date() }).pages.map(templateOf)
  expect([...pages.keys()]).toEqual(expect.arrayContaining([...new Set(kinds)]))
})

for (const [template, address] of pages)
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const)
    test(`${template} looks as it did at ${width} px in ${colorScheme}`, async ({ page, allow }) => {
      if (template === 'not-found') allow(/404/)
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      // The offices' times and the day of the privacy page stand still.
      await page.clock.setFixedTime('2026-11-16T15:00:00Z')
      await page.goto(fixtureOrigin + address)
      // Some islands wake when they come into view.
      await page.evaluate(() => {
        for (const island of document.querySelectorAll('astro-island')) island.firstElementChild?.scrollIntoView()
      })
      await expect(page.locator('astro-island[ssr]:not([client=intent])')).toHaveCount(0)
      await page.evaluate(() => {
        window.scrollTo(0, 0)
        // Code is set in the system's own face, which is another on each.
        for (const code of document.querySelectorAll<HTMLElement>('pre, code'))
          code.style.setProperty('font-family', 'var(--font-text)')
      })
      await inItsTypefaces(page)
      const name = `template-${template}-${width}-${colorScheme}.png`
      await expect(page).toHaveScreenshot(name, { fullPage: true, scale: 'device' })
    })
