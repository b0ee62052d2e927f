import { test as base, expect, type Page } from '@playwright/test'
import { type HTMLElement, parse } from 'node-html-parser'
import { fixture, fixtureOrigin, fixturePage, templateOf } from '../support/fixture.ts'

/**
 * What a page asks for may not come, or come broken. Whatever it is, the page can be read and left, and nothing
 * breaks that nobody has caught. Tried for everything that some page really loads, found by loading it.
 */

// Without the one that fails on any complaint: here the browser has reason to complain.
const test = base.extend<{ uncaught: Error[] }>({
  uncaught: [
    async ({ page }, use) => {
      const uncaught: Error[] = []
      page.on('pageerror', (error) => uncaught.push(error))
      await use(uncaught)
      expect(uncaught).toEqual([])
    },
    { auto: true },
  ],
})

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

const contact = fixturePage('contact').address

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

test('styles and fonts may be late', async ({ page }) => {
  await page.route(/\.(css|woff2)/, () => {})
  await page.goto(fixtureOrigin + contact, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.locator('header[data-awake]').waitFor()
  await page.locator('form[data-awake]').waitFor()
})

/** Does the same on every page to try, in one tab. */
async function onEach(page: Page, act: (address: string) => Promise<void>) {
  test.setTimeout(300_000)
  for (const address of await pagesToTry(page)) await test.step(address, () => act(address))
}

test('pages do without storage', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })
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

test.describe('where the script of the form fails', () => {
  const typed = 'I would like to know more about farmland.'
  const message = (page: Page) => page.getByLabel('Message', { exact: true })
  const instead = (page: Page) => page.getByRole('alert').filter({ hasText: fixture.company.emails.support })

  for (const [name, script] of [
    ['is missing', { status: 404, body: '' }],
    ['is no script', { contentType: 'text/javascript', body: '<!doctype html>' }],
    ['lacks the form', { contentType: 'text/javascript', body: 'export {}' }],
  ] as const)
    test(`it says how to write instead, and keeps what was typed: the script ${name}`, async ({ page, uncaught }) => {
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/ContactForm.*', async (route) => {
        await held
        await route.fulfill(script)
      })
      await page.goto(fixtureOrigin + contact)
      await message(page).fill(typed)
      await expect(instead(page)).toBeHidden()
      release()
      await expect(instead(page)).toBeVisible()
      await expect(message(page)).toHaveValue(typed)
      await expect(page.getByRole('button', { name: 'Send Message' })).toBeDisabled()
      // What is typed from now on is kept as well.
      await message(page).press('End')
      await message(page).pressSequentially('!')
      await page.reload()
      await expect(message(page)).toHaveValue(`${typed}!`)
      // React's own words about a form that is none.
      if (name === 'lacks the form') uncaught.length = 0
    })

  test('it says so as well where no script came at all', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(fixtureOrigin + contact)
    await expect(instead(page)).toBeVisible()
    await message(page).fill(typed)
    await page.reload()
    await expect(message(page)).toHaveValue(typed)
  })

  test('it wakes where any one script comes only at the second try', async ({ page }) => {
    await page.clock.install()
    const scripts = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
    })
    await page.goto(fixtureOrigin + contact)
    await page.locator('form[data-awake]').waitFor()
    // The page's own script wakes all others: it has no second try.
    for (const script of [...scripts].filter((path) => !/Document|ShowTimes|show-times/.test(path)))
      await test.step(script, async () => {
        await page.route(`**${script}*`, (route) => route.abort(), { times: 1 })
        await page.goto(fixtureOrigin + contact)
        const formIsAwake = async () => {
          await page.clock.runFor(1000)
          return page.locator('form[data-awake]').count()
        }
        await expect.poll(formIsAwake, { intervals: [50] }).toBe(1)
        await expect(instead(page)).toBeHidden()
      })
  })
})
