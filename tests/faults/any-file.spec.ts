import { expect, type Page } from '@playwright/test'
import { type HTMLElement, parse } from 'node-html-parser'
import { fixture, fixtureOrigin, fixturePage, templateOf } from '../support/fixture.ts'
import { block } from '../support/form.ts'
import { test } from '../support/uncaught.ts'

/**
 * What a page asks for may not come, or come broken. Whatever it is, the page can be read and left, and nothing
 * breaks that nobody has caught. Tried for everything that some page really loads, found by loading it.
 */

/** A page of each template, and an address that no page has. */
const templates = new Set(fixture.pages.map(templateOf))
const everyTemplate = [...[...templates].map((template) => fixturePage(template).address), '/no-such-page']

/** Of those that run the same scripts one: they have the same to lose. */
async function pagesToTry(page: Page): Promise<string[]> {
  const byScripts = new Map<string, string>()
  for (const address of everyTemplate) {
    const { html } = await built(page, address)
    const scripts = html
      .querySelectorAll('script[src], astro-island')
      .map((it) => it.getAttribute('src') ?? it.getAttribute('component-url'))
    const key = [...new Set(scripts)].sort().join(' ')
    if (!byScripts.has(key)) byScripts.set(key, address)
  }
  return [...byScripts.values()]
}

/** Loads a page with all its islands, as a visitor does who goes through it. */
async function goThrough(page: Page, address: string) {
  await page.goto(fixtureOrigin + address)
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('astro-island')) {
      const shown = island.firstElementChild ?? island
      shown.scrollIntoView()
      island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    }
  })
  await islandsSettled(page)
}

/** Every island has woken or given up, where there is a script to wake it. With a clock of its own nobody waits for the second try. */
async function islandsSettled(page: Page) {
  const areSettled = () =>
    [...document.querySelectorAll('html[data-waking] astro-island')].every(
      (island) => !island.hasAttribute('ssr') || island.hasAttribute('data-failed'),
    )
  const settled = async () => {
    await page.clock.runFor(1000)
    return page.evaluate(areSettled)
  }
  await expect.poll(settled, { intervals: [50] }).toBe(true)
}

const asBuilt = new Map<string, { html: HTMLElement; islands: readonly string[] }>()

/** A page before any script runs, and what its islands say there. */
async function built(page: Page, address: string) {
  const known = asBuilt.get(address)
  if (known) return known
  const html = parse(await (await page.request.get(fixtureOrigin + address)).text())
  const found = { html, islands: html.querySelectorAll('astro-island').map(({ text }) => text.trim()) }
  asBuilt.set(address, found)
  return found
}

/** The page can be read, and left by a link. */
async function expectUsable(page: Page, address: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { islands: before } = await built(page, address)
  const now = await page.locator('astro-island').allTextContents()
  const emptied = now.filter((text, i) => before[i] && !text.trim())
  expect(emptied, 'islands that lost what was in them').toEqual([])
  // That it is on its way is enough: the next page has its own turn.
  await page.locator(`footer a[href^="/"]:not([href="${address}"])`).first().click({ noWaitAfter: true })
  await page.waitForURL((url) => url.href !== fixtureOrigin + address, { waitUntil: 'commit' })
}

/** Each file that some page asks for beside itself, and the first page that does. */
async function everythingLoaded(page: Page): Promise<Map<string, string>> {
  const loaded = new Map<string, string>()
  let address = ''
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() !== 'document' && !loaded.has(pathname)) loaded.set(pathname, address)
  })
  for (address of await pagesToTry(page)) await goThrough(page, address)
  return loaded
}

const faults = {
  missing: () => ({ status: 404, contentType: 'text/html', body: '<!doctype html><title>Not found</title>' }),
  // With an open bracket at its end, so that what is left of a script never makes sense by chance.
  'cut off': (body: Buffer) => ({ body: Buffer.concat([body.subarray(0, body.length / 2), Buffer.from('(')]) }),
}

for (const [name, answer] of Object.entries(faults))
  test(`any file may be ${name}`, async ({ page, uncaught }) => {
    test.setTimeout(300_000)
    await page.clock.install()
    const loaded = await everythingLoaded(page)
    expect(loaded.size).toBeGreaterThan(10)
    for (const [file, address] of loaded)
      await test.step(`${file} on ${address}`, async () => {
        await page.route(`**${file}*`, async (route) => {
          const response = await route.fetch()
          await route.fulfill({ response, ...answer(await response.body()) })
        })
        await goThrough(page, address)
        await expectUsable(page, address)
        await page.unrouteAll({ behavior: 'wait' })
        // A script cut off in the middle of a word cannot be silent; nothing that ran may be loud.
        expect(uncaught.filter((error) => error.name !== 'SyntaxError')).toEqual([])
        uncaught.length = 0
      })
  })

/** Does the same on every page to try, in one tab. */
async function onEach(page: Page, act: (address: string) => Promise<void>) {
  test.setTimeout(300_000)
  for (const address of await pagesToTry(page)) await test.step(address, () => act(address))
}

test('pages do without storage', async ({ page }) => {
  await page.clock.install()
  for (const storage of ['localStorage', 'sessionStorage']) await page.addInitScript(block, storage)
  await onEach(page, async (address) => {
    await goThrough(page, address)
    await expectUsable(page, address)
  })
})

for (const time of ['1980-01-01T00:00:00Z', '2099-12-31T23:59:59Z'])
  test(`pages do with a clock that says ${time}`, async ({ page }) => {
    await page.clock.install({ time })
    await onEach(page, async (address) => {
      await goThrough(page, address)
      await expectUsable(page, address)
    })
  })

test('pages can be read on when the network is gone', async ({ page, context }) => {
  await onEach(page, async (address) => {
    await page.goto(fixtureOrigin + address)
    await page.waitForLoadState()
    await context.setOffline(true)
    await page.mouse.wheel(0, 20_000)
    await page.locator('footer a').first().hover()
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await context.setOffline(false)
  })
})
