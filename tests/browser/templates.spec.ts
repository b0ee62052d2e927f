import { readContent } from '../../src/model/read.ts'
import { isInPreparation } from '../../src/model/status.ts'
import { expect, test } from '../support/test.ts'

// The pictures were taken on Linux; other systems draw letters otherwise.
test.skip(process.platform !== 'linux', 'the baselines are of Linux')

/** One page for each template. */
const pages: Record<string, string> = {
  home: '/',
  about: '/about',
  careers: '/careers',
  position: '/careers/portfolio-analyst',
  contact: '/contact',
  legal: '/terms',
  division: '/software',
  family: '/software/digital-funds',
  offering: '/software/digital-funds/farmlands',
  'in preparation': '/software/darden/sambbi',
  assets: '/software/asset-management',
  product: '/software/darden/trato',
  program: '/community/freelancer-fund',
  category: '/insights/reports/learning',
  article: '/insights/reports/learning/reading-a-volatility-fund',
  'not found': '/no-such-page',
}

test('every kind of page has its picture', () => {
  const kinds = readContent('.', { today: new Date() }).pages.map((page) =>
    isInPreparation(page) ? 'in preparation' : page.kind,
  )
  expect(Object.keys(pages)).toEqual(expect.arrayContaining([...new Set(kinds)]))
})

// Half the size is enough to see that something moved, and a tenth of the bytes.
test.use({ deviceScaleFactor: 0.5 })

for (const [template, address] of Object.entries(pages))
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const)
    test(`${template} looks as it did at ${width} px in ${colorScheme}`, async ({ page, complaints }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      // The offices' times and the day of the privacy page stand still.
      await page.clock.setFixedTime('2026-11-16T15:00:00Z')
      await page.goto(address)
      // Some islands wake when they come into view.
      await page.evaluate(() => {
        for (const island of document.querySelectorAll('astro-island')) island.firstElementChild?.scrollIntoView()
      })
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
      await page.evaluate(() => window.scrollTo(0, 0))
      const name = `template-${template.replaceAll(' ', '-')}-${width}-${colorScheme}.png`
      await expect(page).toHaveScreenshot(name, { fullPage: true, scale: 'device' })
      if (template === 'not found') complaints.splice(0)
    })
