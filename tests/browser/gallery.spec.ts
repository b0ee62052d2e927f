import { test as base, expect } from '@playwright/test'
import { dev } from 'astro'
import { axeFindings } from '../support/axe.ts'

/** Everything is there twice, once in each theme, and in no page's order. */
const rulesOfPages = ['duplicate-id-aria', 'heading-order', 'landmark-unique', 'landmark-no-duplicate-main', 'region']

// The gallery is never built: it exists while somebody works on the site, so that is what runs here.
const test = base.extend<{ gallery: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
  gallery: async ({}, use) => {
    const server = await dev({ root: '.', logLevel: 'error' })
    await use(`http://localhost:${server.address.port}/gallery`)
    await server.stop()
  },
})

test.setTimeout(120_000)

test('every part of the site, in all its states and both themes, fits and is accessible', async ({ page, gallery }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(gallery)
  const examples = page.locator('[data-example]')
  // The first visit waits until everything is prepared, which a built page never does.
  await expect(examples.first()).toBeVisible({ timeout: 60_000 })

  for (const width of [320, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const wide = await examples.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.getAttribute('data-example')),
    )
    expect(wide, `${width} px`).toEqual([])
  }
  expect(await axeFindings(page, rulesOfPages)).toEqual([])
  expect(errors).toEqual([])
})
