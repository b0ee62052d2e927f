import type { Locator } from '@playwright/test'
import { openExample } from '../../support/example.ts'
import { expect, test } from '../../support/test.ts'

/** Where the system chooses the colors, only what has a line of its own or the color of text can be seen. */
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

const style = (element: Locator, name: string) =>
  element.evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name)

test('one tab has the line of the one that is selected', async ({ page }) => {
  await openExample(page, 'ui/tabs/Tabs/three')
  for (const name of ['Taxes', 'Time', 'Clients']) {
    await page.getByRole('tab', { name }).click()
    for (const tab of await page.getByRole('tab').all()) {
      const isSelected = (await tab.getAttribute('aria-selected')) === 'true'
      expect(await style(tab, 'border-bottom-width'), `${await tab.textContent()} while ${name}`).toBe(
        isSelected ? '2px' : '0px',
      )
    }
  }
})

for (const [example, role, name] of [
  ['ui/ButtonLink/solid', 'link', 'Get in Touch'],
  ['ui/ButtonLink/band', 'link', 'Get in Touch'],
  ['features/contact/ContactForm/empty', 'button', 'Send Message'],
] as const)
  test(`${example} has an outline`, async ({ page }) => {
    await openExample(page, example)
    const button = page.getByRole(role, { name })
    expect(await style(button, 'border-top-width')).toBe('1px')
    expect(await style(button, 'border-top-style')).toBe('solid')
  })

for (const colorScheme of ['light', 'dark'] as const)
  test(`arrows have the color of the text beside them, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await openExample(page, 'sections/LeadStory/shorter')
    const link = page.locator('[data-example] span:has(> svg)').first()
    expect(await style(link.locator('svg'), 'color')).toBe(await style(link, 'color'))
  })

test('a full mark can be told from an open one', async ({ page }) => {
  const example = await openExample(page, 'figures/marks/most')
  const ink = await style(example, 'color')
  expect(await style(example.locator('.mark.full').first(), 'background-color')).toBe(ink)
  expect(await style(example.locator('.mark.open').first(), 'background-color')).not.toBe(ink)
})
