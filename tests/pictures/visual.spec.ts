import type { Page } from '@playwright/test'
import { buildMenu } from '../../src/site/menu.ts'
import { buildTree } from '../../src/site/tree.ts'
import { gotoAwake, inItsTypefaces } from '../support/awake.ts'
import { fixture, fixtureOrigin, fixturePage } from '../support/fixture.ts'
import { itemButton, sectionButton } from '../support/menu.ts'
import { expect, test } from '../support/test.ts'

// The pictures were taken on Linux; other systems draw letters otherwise.
test.skip(process.platform !== 'linux', 'the baselines are of Linux')

const offering = fixturePage('offering')
const about = fixturePage('about')
/** The section with the most items. */
const [section] = buildMenu(buildTree(fixture.pages), fixture.menu).sort((a, b) => b.items.length - a.items.length)

interface State {
  name: string
  width: number
  height: number
  address: string
  act?: (page: Page) => Promise<void>
}

const states: State[] = [
  { name: 'header', width: 1440, height: 160, address: offering.address },
  { name: 'header-tablet', width: 820, height: 160, address: offering.address },
  { name: 'header-phone', width: 390, height: 160, address: offering.address },
  {
    name: 'menu',
    width: 1440,
    height: 700,
    address: about.address,
    act: (page) => sectionButton(page, section?.short ?? '').click(),
  },
  {
    name: 'menu-tablet',
    width: 820,
    height: 700,
    address: about.address,
    act: async (page) => {
      await sectionButton(page, section?.short ?? '').click()
      await itemButton(page, section?.items[1]?.title ?? '').hover()
    },
  },
  {
    name: 'panel',
    width: 390,
    height: 844,
    address: about.address,
    act: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
  },
  {
    name: 'theme',
    width: 1440,
    height: 320,
    address: about.address,
    act: (page) => page.getByRole('button', { name: 'Theme' }).click(),
  },
]

for (const { name, width, height, address, act } of states)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`${name} in ${colorScheme} looks as it did`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      await gotoAwake(page, fixtureOrigin + address)
      await act?.(page)
      await inItsTypefaces(page)
      await expect(page).toHaveScreenshot(`${name}-${colorScheme}.png`)
    })

test('the footer looks as it did', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await gotoAwake(page, fixtureOrigin + about.address)
  await expect(page.getByRole('contentinfo')).toHaveScreenshot('footer.png')
})
