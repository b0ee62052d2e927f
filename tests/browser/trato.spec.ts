import type { Page } from '@playwright/test'
import { axeFindings } from '../support/axe.ts'
import { holdBack } from '../support/hold.ts'
import { expect, test } from '../support/test.ts'

const address = '/software/darden/trato'
const tools = [
  ['clients', 'Clients'],
  ['taxes', 'Taxes'],
  ['time', 'Time'],
  ['benefits', 'Benefits'],
  ['ai', 'AI'],
] as const
const titles = tools.map(([, title]) => title)

const section = (page: Page) => page.getByRole('region', { name: 'Five tools around every payment' })
const tab = (page: Page, name: string) => section(page).getByRole('tab', { name, exact: true })
/** The headings of the panels that can be seen. */
const shown = (page: Page) => page.locator('[data-panels] h3:visible')

async function awake(page: Page) {
  await page.locator('[aria-labelledby=tools] [data-awake]').waitFor()
}

async function open(page: Page, hash = '') {
  await page.goto(`${address}${hash}`)
  await awake(page)
}

/** Opens the page as it is until its scripts arrive. The function returned lets them. */
async function openAsleep(page: Page, hash = '') {
  const release = await holdBack(page, '**/_astro/**/*.js')
  await page.goto(`${address}${hash}`, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  await page.evaluate(() => document.fonts.ready)
  return release
}

/** One tab is selected, and its panel is all that is shown. */
async function expectChosen(page: Page, title: string) {
  await expect(section(page).getByRole('tab', { selected: true })).toHaveText([title])
  await expect(shown(page)).toHaveText([title])
}

/** How far the top of a panel is below the sticky header. */
function belowHeader(page: Page, value: string) {
  return page.evaluate((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN
    return top - (document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN)
  }, value)
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
    /** How far things moved by themselves. */
    strayed: number
  }
}

test('each benefit has a title and says what it means', async ({ page }) => {
  await page.goto(address)
  const benefits = page.getByRole('region', { name: 'Benefits', exact: true }).getByRole('listitem')
  await expect(benefits).toHaveCount(4)
  for (const benefit of await benefits.all()) {
    await expect(benefit.getByRole('heading', { level: 3 })).toHaveText(/\w+/)
    await expect(benefit.getByRole('paragraph')).toHaveText(/.{40,}/)
  }
})

test.describe('the tabs', () => {
  test('are clients, taxes, time, benefits and AI, and open on clients', async ({ page }) => {
    await open(page)
    await expect(section(page).getByRole('tab')).toHaveText([...titles])
    await expectChosen(page, 'Clients')
    await expect(page).toHaveURL(address)
  })

  test('are one list with a name, and each tab names the panel it controls', async ({ page }) => {
    await open(page)
    await expect(page.getByRole('tablist', { name: 'Five tools around every payment' }).getByRole('tab')).toHaveCount(5)
    for (const [value, title] of tools) {
      await expect(tab(page, title)).toHaveAttribute('aria-controls', value)
      await tab(page, title).click()
      const panel = page.locator(`#${value}`)
      await expect(panel).toHaveRole('tabpanel')
      await expect(panel).toHaveAccessibleName(title)
      await expect(panel).toBeVisible()
    }
  })

  test('show the panel of the one that is clicked, and no other', async ({ page }) => {
    await open(page)
    for (const [value, title] of tools.toReversed()) {
      await tab(page, title).click()
      await expectChosen(page, title)
      for (const text of await page.locator(`#${value} :is(p, li)`).all()) await expect(text).toBeVisible()
    }
  })

  for (const [key, from, to] of [
    ['ArrowRight', 'Clients', 'Taxes'],
    ['ArrowRight', 'AI', 'Clients'],
    ['ArrowLeft', 'Time', 'Taxes'],
    ['ArrowLeft', 'Clients', 'AI'],
    ['Home', 'Benefits', 'Clients'],
    ['End', 'Taxes', 'AI'],
  ] as const)
    test(`${key} leads from ${from} to ${to}, and shows it at once`, async ({ page }) => {
      await open(page)
      await tab(page, from).click()
      await page.keyboard.press(key)
      await expect(tab(page, to)).toBeFocused()
      await expectChosen(page, to)
    })

  for (const key of ['Space', 'Enter'])
    test(`${key} chooses a tab, and does not scroll`, async ({ page }) => {
      await open(page)
      // A screen reader can put the focus on a tab that is not selected.
      await tab(page, 'Time').focus()
      const before = await page.evaluate(() => scrollY)
      await page.keyboard.press(key)
      await expectChosen(page, 'Time')
      await expect(tab(page, 'Time')).toBeFocused()
      expect(await page.evaluate(() => scrollY)).toBe(before)
    })

  for (const [keys, init] of [
    ['Alt and Left', { key: 'ArrowLeft', altKey: true }],
    ['Command and Left', { key: 'ArrowLeft', metaKey: true }],
    ['Control and End', { key: 'End', ctrlKey: true }],
  ] as const)
    test(`${keys} belong to the browser`, async ({ page }) => {
      await open(page)
      const left = await tab(page, 'Clients').evaluate(
        (element, chord) =>
          element.dispatchEvent(new KeyboardEvent('keydown', { ...chord, bubbles: true, cancelable: true })),
        init,
      )
      expect(left).toBe(true)
      await expectChosen(page, 'Clients')
    })

  test('are one stop of the Tab key: the selected tab, then its panel, and back', async ({ page }) => {
    await open(page, '#taxes')
    await page.getByRole('link', { name: 'E-mail support' }).focus()
    await page.keyboard.press('Tab')
    await expect(tab(page, 'Taxes')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('#taxes')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(tab(page, 'Taxes')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('link', { name: 'E-mail support' })).toBeFocused()
    const reachable = section(page).getByRole('tab').and(page.locator('[tabindex="0"]'))
    await expect(reachable).toHaveText(['Taxes'])
  })

  test('let the Tab key go on from the panel, past those that are hidden', async ({ page }) => {
    await open(page)
    await page.locator('#clients').focus()
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus')).toHaveCount(1)
    await expect(section(page).locator(':focus')).toHaveCount(0)
  })
})

test.describe('the address of a tab', () => {
  for (const [value, title] of tools)
    test(`#${value} opens the page on ${title}`, async ({ page }) => {
      await open(page, `#${value}`)
      await expectChosen(page, title)
      await expect(shown(page)).toBeInViewport()
      expect(await belowHeader(page, value)).toBeGreaterThanOrEqual(0)
    })

  for (const [from, to] of [
    ['clients', 'ai'],
    ['ai', 'taxes'],
  ] as const)
    test(`a link from #${from} to #${to} on the open page leads to the start of the panel`, async ({ page }) => {
      await open(page, `#${from}`)
      await watchPanels(page)
      await page.evaluate((value) => location.assign(`#${value}`), to)
      await expectChosen(page, new Map(tools).get(to) ?? '')
      await expect(shown(page)).toBeInViewport()
      expect(await belowHeader(page, to)).toBeGreaterThanOrEqual(0)
      // A panel above it that goes only after the browser has scrolled would pull it out of view.
      await expectOneAtATime(page)
    })

  test('follows the choice, and a reload keeps it', async ({ page }) => {
    await open(page)
    await tab(page, 'Time').click()
    await expect(page).toHaveURL(`${address}#time`)
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(`${address}#benefits`)
    await page.reload()
    await awake(page)
    await expectChosen(page, 'Benefits')
  })

  test('is no step of its own: Back leaves the page', async ({ page }) => {
    await page.goto('/software/darden')
    await open(page)
    await tab(page, 'Time').click()
    await page.keyboard.press('End')
    await expect(page).toHaveURL(`${address}#ai`)
    await page.goBack()
    await expect(page).toHaveURL('/software/darden')
  })

  test('that is unknown shows the first tab', async ({ page }) => {
    await open(page, '#nothing')
    await expectChosen(page, 'Clients')
  })
})

test.describe('find-in-page', () => {
  test('reaches the panels that are hidden', async ({ page }) => {
    await open(page, '#time')
    for (const [value] of tools)
      if (value === 'time') await expect(page.locator('#time')).not.toHaveAttribute('hidden')
      else await expect(page.locator(`#${value}`)).toHaveAttribute('hidden', 'until-found')
  })

  test('selects the tab of what it found', async ({ page }) => {
    await open(page)
    // What the browser does before it shows a match.
    await page.locator('#benefits').dispatchEvent('beforematch')
    await expectChosen(page, 'Benefits')
  })
})

test.describe('before the tabs wake', () => {
  for (const [hash, title] of [
    ['', 'Clients'],
    ['#taxes', 'Taxes'],
    ['#nothing', 'Clients'],
  ] as const) {
    const opened = hash || 'without a hash'

    test(`opened ${opened}, only ${title} is shown`, async ({ page }) => {
      await openAsleep(page, hash)
      await expect(shown(page)).toHaveText([title])
      await expect(page.getByRole('tab')).toHaveCount(0)
    })

    test(`opened ${opened}, waking moves nothing and shows nothing else for a moment`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 1200 })
      const release = await openAsleep(page, hash)
      const next = page.getByRole('heading', { name: 'How it works' })
      await section(page).scrollIntoViewIfNeeded()
      await expect(next).toBeInViewport()
      const before = await next.boundingBox()
      await page.evaluate(() => {
        window.strayed = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) window.strayed += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift' })
      })
      await watchPanels(page)
      release()
      await awake(page)
      await expectChosen(page, title)
      expect(await next.boundingBox()).toEqual(before)
      await expectOneAtATime(page)
      // The observer hears of a frame after it.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      expect(await page.evaluate(() => window.strayed)).toBe(0)
    })
  }

  test('a tab can be chosen, and stays chosen when they do', async ({ page }) => {
    const release = await openAsleep(page)
    await section(page).getByRole('link', { name: 'Time', exact: true }).click()
    await expect(shown(page)).toHaveText(['Time'])
    release()
    await awake(page)
    await expectChosen(page, 'Time')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all five panels can be read', async ({ page }) => {
    await page.goto(address)
    await expect(shown(page)).toHaveText([...titles])
    for (const [value] of tools) {
      await expect(page.locator(`#${value} p`)).toHaveText(/.{80,}/)
      for (const text of await page.locator(`#${value} :is(p, li)`).all()) await expect(text).toBeVisible()
    }
  })

  test('the tabs are links that jump to them', async ({ page }) => {
    await page.goto(address)
    for (const [value, title] of tools) {
      await section(page).getByRole('link', { name: title, exact: true }).click()
      await expect(page).toHaveURL(`${address}#${value}`)
      await expect(page.locator(`#${value} h3`)).toBeInViewport()
      expect(await page.locator(`#${value}`).evaluate((panel) => panel.matches(':target'))).toBe(true)
    }
    await expect(shown(page)).toHaveText([...titles])
  })
})

test.describe('in print', () => {
  for (const hash of ['', '#time'])
    test(`all five panels are on paper, opened ${hash || 'without a hash'}`, async ({ page }) => {
      await open(page, hash)
      await page.emulateMedia({ media: 'print' })
      await expect(shown(page)).toHaveText([...titles])
      for (const text of await page.locator('[data-panels] :is(p, li)').all()) await expect(text).toBeVisible()
    })

  test('all five panels are on paper before the tabs wake', async ({ page }) => {
    await openAsleep(page, '#time')
    await page.emulateMedia({ media: 'print' })
    await expect(shown(page)).toHaveText([...titles])
  })
})

test.describe('the plans', () => {
  const plans = [
    { name: 'Base Core', price: '205.70', portals: 'Client portals limited to 2 per month', marks: [] },
    { name: 'Basic', price: '247', portals: 'Client portals: ask for the limit', marks: ['Most popular', 'Save 10%'] },
    { name: 'Full', price: '500', portals: 'Unlimited client portals', marks: ['Save 16.67%'] },
  ]
  const region = (page: Page) => page.getByRole('region', { name: 'Plans', exact: true })

  test('are Base Core, Basic and Full, each with its price, its limit and the money-back guarantee', async ({
    page,
  }) => {
    await page.goto(address)
    const cards = region(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
    await expect(cards.getByRole('heading')).toHaveText(plans.map(({ name }) => name))
    for (const [i, { price, portals, marks }] of plans.entries()) {
      const card = cards.nth(i)
      await expect(card.getByText('/ month').locator('..')).toHaveText(new RegExp(`^${price}\\s*/ month$`))
      await expect(card.getByRole('listitem').filter({ hasText: 'portals' })).toHaveText([portals])
      await expect(card.getByRole('listitem').filter({ hasText: '3-week money-back guarantee' })).toBeVisible()
      await expect(card.getByText(/^(Most popular|Save .*)$/)).toHaveText(marks)
    }
    await expect(region(page)).toContainText('Every plan has a 3-week money-back guarantee.')
  })

  test('are compared in a table with a column for each and a name for each row', async ({ page }) => {
    await page.goto(address)
    const table = region(page).getByRole('table')
    const names = plans.map(({ name }) => name)
    await expect(table.getByRole('columnheader')).toHaveText(['What you get', ...names])
    const rows = table.getByRole('row').filter({ has: page.getByRole('cell') })
    expect(await rows.count()).toBeGreaterThan(5)
    for (const row of await rows.all()) {
      await expect(row.getByRole('rowheader')).toHaveText(/\w+/)
      await expect(row.getByRole('cell')).toHaveText([/\w+/, /\w+/, /\w+/])
    }
    for (const [name, values] of [
      ['Price per month', plans.map(({ price }) => price)],
      ['Saving', ['None', '10%', '16.67%']],
      ['Client portals per month', ['2', 'On request', 'Unlimited']],
      ['Money-back guarantee', ['3 weeks', '3 weeks', '3 weeks']],
    ] as const) {
      const row = rows.filter({ has: page.getByRole('rowheader', { name, exact: true }) })
      await expect(row.getByRole('cell')).toHaveText([...values])
    }
  })

  test('name no currency, nor does the rest of the page', async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('main')).toContainText('205.70')
    await expect(page.getByRole('main')).not.toContainText(/\p{Currency_Symbol}/u)
  })
})

test('the testimonials are given by role, and the page says that they are illustrative', async ({ page }) => {
  await page.goto(address)
  const region = page.getByRole('region', { name: 'In use' })
  await expect(region.getByText(/voices are illustrative.*not statements of real customers/)).toBeVisible()
  const voices = region.getByRole('figure')
  await expect(voices).toHaveCount(3)
  for (const [i, role] of ['Independent designer', 'Office manager', 'Bookkeeper'].entries()) {
    await expect(voices.nth(i).getByRole('blockquote')).toHaveText(/^“.{40,}”$/)
    await expect(voices.nth(i).locator('figcaption > :first-child')).toHaveText(role)
  }
})

test('links lead to the Trato website, which is another site, and to support by e-mail', async ({ page }) => {
  await page.goto(address)
  const website = page.getByRole('main').getByRole('link', { name: /^Visit the Trato website/ })
  await expect(website).toHaveAccessibleName(/leaves this site/)
  await expect(website).toHaveAttribute('href', /^https:\/\//)
  await expect(website).toHaveAttribute('rel', /\bnoopener\b/)
  const support = page.getByRole('main').getByRole('link', { name: 'E-mail support' })
  await expect(support).toHaveAttribute('href', /^mailto:support@/)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing in ${colorScheme}, whichever tab is selected`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await open(page)
    // The first is selected on every visit, and every page is visited.
    for (const title of titles.slice(1)) {
      await tab(page, title).click()
      expect(await axeFindings(page), title).toEqual([])
    }
  })

test('the page fits every width with each tab selected', async ({ page }) => {
  await open(page)
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const title of titles) {
      await tab(page, title).click()
      await expectChosen(page, title)
      await expect(tab(page, title)).toBeInViewport({ ratio: 1 })
      const scrolls = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(scrolls, `${title} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})
