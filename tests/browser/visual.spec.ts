import type { Page } from '@playwright/test'
import { gotoAwake } from '../support/awake.ts'
import { itemButton, sectionButton } from '../support/menu.ts'
import { expect, test } from '../support/test.ts'

// The pictures were taken on Linux; other systems draw letters otherwise.
test.skip(process.platform !== 'linux', 'the baselines are of Linux')

const states: { name: string; width: number; height: number; address: string; act?: (page: Page) => Promise<void> }[] =
  [
    { name: 'header', width: 1440, height: 160, address: '/investment/strategies/quant' },
    { name: 'header-tablet', width: 820, height: 160, address: '/investment/strategies/quant' },
    { name: 'header-phone', width: 390, height: 160, address: '/investment/strategies/quant' },
    {
      name: 'menu',
      width: 1440,
      height: 700,
      address: '/about',
      act: (page) => sectionButton(page, 'Software').click(),
    },
    {
      name: 'menu-tablet',
      width: 820,
      height: 700,
      address: '/about',
      act: async (page) => {
        await sectionButton(page, 'Software').click()
        await itemButton(page, 'Vertical Solutions').click()
      },
    },
    {
      name: 'panel',
      width: 390,
      height: 844,
      address: '/about',
      act: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
    },
    {
      name: 'theme',
      width: 1440,
      height: 320,
      address: '/about',
      act: (page) => page.getByRole('button', { name: 'Theme' }).click(),
    },
  ]

for (const { name, width, height, address, act } of states)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`${name} in ${colorScheme} looks as it did`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      await gotoAwake(page, address)
      await act?.(page)
      await page.evaluate(() => document.fonts.ready)
      await expect(page).toHaveScreenshot(`${name}-${colorScheme}.png`)
    })

test('the footer looks as it did', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await gotoAwake(page, '/about')
  await expect(page.getByRole('contentinfo')).toHaveScreenshot('footer.png')
})
