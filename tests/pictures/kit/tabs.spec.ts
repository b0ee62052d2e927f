import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe.ts'
import { openExample } from '../../support/example.ts'
import { sideways } from '../../support/reach.ts'
import { expect, test } from '../../support/test.ts'

const titles = ['Clients', 'Taxes', 'Time', 'Benefits', 'AI']
const idOf = (title: string) => title.toLowerCase()
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

/** The tabs with one link before and one after them, opened at a part of the address. */
async function open(page: Page, hash = '') {
  await openExample(page, 'ui/tabs/Tabs/five, between two links')
  if (hash !== '') {
    await page.evaluate((part) => history.replaceState(null, '', part), hash)
    await page.reload()
  }
  await page.locator('[data-example] [data-awake]').waitFor()
}

/** One tab is selected, and its panel is all that is shown. */
async function expectChosen(page: Page, title: string) {
  await expect(page.getByRole('tab', { selected: true })).toHaveText([title])
  await expect(page.locator('[data-panels] > :visible')).toHaveText([`What stands behind ${title}.`])
}

test('they are one list with a name, and each tab names the panel it controls', async ({ page }) => {
  await open(page)
  await expect(page.getByRole('tablist', { name: 'Tools' }).getByRole('tab')).toHaveText(titles)
  await expectChosen(page, 'Clients')
})

test('a click shows the panel of its tab, and no other', async ({ page }) => {
  await open(page)
  for (const title of titles.toReversed()) {
    await expect(tab(page, title)).toHaveAttribute('aria-controls', idOf(title))
    await tab(page, title).click()
    await expectChosen(page, title)
    // Who hears the page hears of one panel.
    await expect(page.getByRole('tabpanel')).toHaveText([`What stands behind ${title}.`])
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(title)
    // An example is no page, and has no main heading.
    await expectAccessible(page, { what: title, leftOut: ['page-has-heading-one'] })
  }
})

test('arrow keys, Home and End lead to another tab, come round, and show it at once', async ({ page }) => {
  await open(page)
  for (const [key, from, to] of [
    ['ArrowRight', 'Clients', 'Taxes'],
    ['ArrowRight', 'AI', 'Clients'],
    ['ArrowLeft', 'Time', 'Taxes'],
    ['ArrowLeft', 'Clients', 'AI'],
    ['Home', 'Benefits', 'Clients'],
    ['End', 'Taxes', 'AI'],
  ] as const)
    await test.step(`${key} from ${from} to ${to}`, async () => {
      await tab(page, from).click()
      await page.keyboard.press(key)
      await expect(tab(page, to)).toBeFocused()
      await expectChosen(page, to)
    })
})

test('Space and Enter choose a tab, and do not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 400 })
  for (const key of ['Space', 'Enter'])
    await test.step(key, async () => {
      await open(page)
      // A screen reader can put the focus on a tab that is not selected.
      await tab(page, 'Time').focus()
      const before = await page.evaluate(() => scrollY)
      await page.keyboard.press(key)
      await expectChosen(page, 'Time')
      await expect(tab(page, 'Time')).toBeFocused()
      expect(await page.evaluate(() => scrollY)).toBe(before)
    })
})

test('a key held with another belongs to the browser', async ({ page }) => {
  await open(page)
  for (const [keys, init] of [
    ['Alt and Left', { key: 'ArrowLeft', altKey: true }],
    ['Command and Left', { key: 'ArrowLeft', metaKey: true }],
    ['Control and End', { key: 'End', ctrlKey: true }],
  ] as const) {
    const left = await tab(page, 'Clients').evaluate(
      (element, chord) =>
        element.dispatchEvent(new KeyboardEvent('keydown', { ...chord, bubbles: true, cancelable: true })),
      init,
    )
    expect(left, keys).toBe(true)
    await expectChosen(page, 'Clients')
  }
})

test('they are one stop of the Tab key: the selected tab, then its panel, and back', async ({ page }) => {
  await open(page, '#taxes')
  const before = page.getByRole('link', { name: 'Before' })
  await before.focus()
  await page.keyboard.press('Tab')
  await expect(tab(page, 'Taxes')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('#taxes')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(tab(page, 'Taxes')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(before).toBeFocused()
  await expect(page.getByRole('tab').and(page.locator('[tabindex="0"]'))).toHaveText(['Taxes'])
})

test('the Tab key goes on from the panel, past those that are hidden', async ({ page }) => {
  await open(page)
  await page.locator('#clients').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'After' })).toBeFocused()
})

test('the address follows the choice, and a reload keeps it', async ({ page }) => {
  await open(page)
  await tab(page, 'Time').click()
  await expect(page).toHaveURL(/#time$/)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/#benefits$/)
  await page.reload()
  await expectChosen(page, 'Benefits')
})

test('find-in-page reaches the panels that are hidden, and selects the tab of what it found', async ({ page }) => {
  await open(page, '#time')
  for (const title of titles)
    if (title === 'Time') await expect(page.locator('#time')).not.toHaveAttribute('hidden')
    else await expect(page.locator(`#${idOf(title)}`)).toHaveAttribute('hidden', 'until-found')
  // What the browser does before it shows a match.
  await page.locator('#benefits').dispatchEvent('beforematch')
  await expectChosen(page, 'Benefits')
})

test('where they do not fit, they scroll inside themselves, and the selected one is in view', async ({ page }) => {
  await openExample(page, 'ui/tabs/Tabs/more than fit on a phone')
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const each of await page.getByRole('tab').all()) {
      await each.click()
      await expect(each).toHaveAttribute('aria-selected', 'true')
      await expect(each).toBeInViewport({ ratio: 0.95 })
      expect(await sideways(page), `${await each.textContent()} at ${width} px`).toBe(0)
    }
  }
})
