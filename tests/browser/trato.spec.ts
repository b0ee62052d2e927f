import type { Locator, Page } from '@playwright/test'
import { inItsTypefaces } from '../support/awake.ts'
import { holdBack } from '../support/hold.ts'
import { boxOf, shifts, sideways, watchShifts } from '../support/reach.ts'
import { expect, test } from '../support/test.ts'
import { pageOf, pick } from './subjects.ts'

// How tabs behave once they are awake is tried on their example: kit/tabs.spec.ts. Here is what a page adds: its
// address, the time before they wake, and visitors for whom they never do.
const product = pageOf('product', '/software/darden/trato')
const { figure } = product
if (figure?.draws !== 'screen') throw new Error('draws no screens')
const tools = figure.tabs
const titles = tools.map(({ title }) => title)
const first = pick('tab', tools[0])
const second = pick('second tab', tools[1])
const last = pick('last tab', tools.at(-1))

const section = (page: Page) => page.getByRole('figure', { name: figure.heading })
const plans = (page: Page) => page.getByRole('region', { name: 'Plans' })
const boxesOf = (found: Locator) =>
  found.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect))
const link = (page: Page, name: string) => section(page).getByRole('link', { name, exact: true })
/** The headings of the panels that can be seen. */
const shown = (page: Page) => page.locator('[data-panels] h3:visible')

async function awake(page: Page) {
  await page.locator('[aria-labelledby=tools] [data-awake]').waitFor()
}

/** The tabs wake when somebody means to use them. */
async function approach(page: Page) {
  await page.locator('[aria-labelledby=tools] .tabs').hover()
  await awake(page)
}

/** Opens the page anew: only another part of the address would leave it as it is. */
async function open(page: Page, hash = '') {
  await page.goto('about:blank')
  await page.goto(`${product.address}${hash}`)
  await approach(page)
}

/** Opens the page as it is until its scripts arrive. The function returned lets them. */
async function openAsleep(page: Page, hash = '') {
  const release = await holdBack(page, '**/_astro/**/*.js')
  await page.goto(`${product.address}${hash}`, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  return release
}

/** An observer hears of a frame after it. */
function twoFrames(page: Page) {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** One tab is selected, and its panel is all that is shown. */
async function expectChosen(page: Page, title: string) {
  await expect(section(page).getByRole('tab', { selected: true })).toHaveText([title])
  await expect(shown(page)).toHaveText([title])
}

/** The same, and the top of the panel is in sight below the sticky header. */
async function expectAtStart(page: Page, value: string, title: string) {
  await expectChosen(page, title)
  await expect(page.locator(`#${value}`)).toBeInViewport()
  const header = await boxOf(page.getByRole('banner'))
  expect((await boxOf(page.locator(`#${value}`))).y).toBeGreaterThanOrEqual(header.y + header.height)
}

/** From here on counts the panels in sight after each change to them. */
function watchPanels(page: Page) {
  return page.locator('[data-panels]').evaluate((panels) => {
    window.seen = []
    // Runs whenever the browser could paint next, so it sees what a visitor might see, in every run.
    new MutationObserver(() => {
      const heights = [...panels.children].map((panel) => panel.getBoundingClientRect().height)
      window.seen.push(heights.filter((height) => height > 0).length)
    }).observe(panels, { attributes: true, subtree: true })
  })
}

async function expectOneAtATime(page: Page) {
  expect(new Set(await page.evaluate(() => window.seen))).toEqual(new Set([1]))
}

declare global {
  interface Window {
    /** How many panels could be seen after each change to them. */
    seen: number[]
  }
}

test.describe('the address of a tab', () => {
  test('opens the page on it, at the start of its panel', async ({ page }) => {
    for (const { value, title } of [second, last]) {
      await open(page, `#${value}`)
      await expectAtStart(page, value, title)
    }
  })

  test('in a link on the open page leads to the start of the panel', async ({ page }) => {
    for (const [from, to] of [
      [first, last],
      [last, second],
    ] as const) {
      await open(page, `#${from.value}`)
      await watchPanels(page)
      await page.evaluate((value) => location.assign(`#${value}`), to.value)
      await expectAtStart(page, to.value, to.title)
      // A panel above it that goes only after the browser has scrolled would pull it out of view.
      await expectOneAtATime(page)
    }
  })

  test('is no step of its own: Back leaves the page', async ({ page }) => {
    await page.goto('/')
    await page.goto(product.address)
    await approach(page)
    await section(page).getByRole('tab').nth(1).click()
    await page.keyboard.press('End')
    await expect(page).toHaveURL(`${product.address}#${last.value}`)
    await page.goBack()
    await expect(page).toHaveURL('/')
  })
})

test('the page fits every width with each tab selected', async ({ page }) => {
  await open(page)
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const title of titles) {
      await section(page).getByRole('tab', { name: title, exact: true }).click()
      await expectChosen(page, title)
      expect(await sideways(page), `${title} at ${width} px`).toBe(0)
    }
  }
})

test('on narrow screens every tab is on the screen, and each plan is whole, one after another', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page)
  for (const tab of await section(page).getByRole('tab').all()) {
    const { x, width } = await boxOf(tab)
    expect([x >= 0, x + width <= 320]).toEqual([true, true])
  }
  const parts = await boxesOf(plans(page).locator('h3, a'))
  expect(parts.map(({ y }) => y)).toEqual(parts.map(({ y }) => y).toSorted((a, b) => a - b))
})

test('from 820 px on the plans stand side by side, 24 px apart, with equal buttons on one line', async ({ page }) => {
  for (const width of [820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(product.address)
    await inItsTypefaces(page)
    const columns = await boxesOf(plans(page).locator('.plans > li'))
    expect(columns.length).toBeGreaterThan(1)
    for (const [i, { right }] of columns.slice(0, -1).entries()) expect(columns[i + 1]?.x).toBeCloseTo(right + 24)
    const buttons = await boxesOf(plans(page).getByRole('link'))
    expect(new Set(buttons.map(({ y, bottom }) => `${Math.round(y)} ${Math.round(bottom)}`)).size).toBe(1)
    for (const [i, { x, width: wide }] of buttons.entries()) {
      expect(x).toBeCloseTo(columns[i]?.x ?? Number.NaN)
      expect(wide).toBeCloseTo(columns[i]?.width ?? Number.NaN)
    }
  }
})

test.describe('before the tabs wake', () => {
  for (const [hash, { title }] of [
    ['', first],
    [`#${second.value}`, second],
    ['#nothing', first],
  ] as const)
    test(`opened ${hash || 'without a hash'}, one panel is shown, and waking moves nothing`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 1600 })
      const release = await openAsleep(page, hash)
      await expect(shown(page)).toHaveText([title])
      await expect(page.getByRole('tab')).toHaveCount(0)

      // What follows the tabs.
      const next = page.locator('#steps')
      await watchPanels(page)
      release()
      // The typefaces may move something by a hair; the tabs may not.
      await inItsTypefaces(page)
      await next.scrollIntoViewIfNeeded()
      await expect(next).toBeInViewport()
      await twoFrames(page)
      const before = await boxOf(next)
      await watchShifts(page)
      await link(page, title).dispatchEvent('pointerover')
      await awake(page)
      await expectChosen(page, title)
      expect(await boxOf(next)).toEqual(before)
      await expectOneAtATime(page)
      await twoFrames(page)
      expect(await shifts(page)).toBe(0)
    })

  test('a tab can be chosen, and stays chosen when they do; in print all panels are on paper', async ({ page }) => {
    const release = await openAsleep(page)
    await link(page, second.title).click()
    await expect(shown(page)).toHaveText([second.title])
    await page.emulateMedia({ media: 'print' })
    await expect(shown(page)).toHaveText(titles)
    await page.emulateMedia({ media: 'screen' })
    release()
    await approach(page)
    await expectChosen(page, second.title)
  })

  test('who only reads the page fetches nothing of what wakes them', async ({ page }) => {
    await page.goto(product.address, { waitUntil: 'networkidle' })
    const woken = () => page.evaluate(() => customElements.get('astro-island') !== undefined)
    expect(await woken()).toBe(false)
    await approach(page)
    expect(await woken()).toBe(true)
  })

  test('find-in-page opens the panel it found something in, and that wakes them', async ({ page }) => {
    await page.goto(product.address)
    await expect(page.locator(`#${last.value}`)).toHaveAttribute('hidden', 'until-found')
    // What the browser does before it shows a match.
    await page.locator(`#${last.value}`).evaluate((panel) => {
      panel.dispatchEvent(new Event('beforematch', { bubbles: true }))
      panel.removeAttribute('hidden')
    })
    await expect(shown(page)).toHaveText([last.title])
    await awake(page)
    await expectChosen(page, last.title)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all panels can be read, and the tabs are links that jump to them', async ({ page }) => {
    await page.goto(product.address)
    await expect(shown(page)).toHaveText(titles)
    for (const text of await page.locator('[data-panels] :is(p, li)').all()) await expect(text).toBeVisible()
    for (const { value, title } of tools) {
      await link(page, title).click()
      await expect(page).toHaveURL(`${product.address}#${value}`)
      await expect(page.locator(`#${value} h3`)).toBeInViewport()
      expect(await page.locator(`#${value}`).evaluate((panel) => panel.matches(':target'))).toBe(true)
    }
    await expect(shown(page)).toHaveText(titles)
  })
})
