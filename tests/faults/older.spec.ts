import {
  firstItem,
  here,
  itemButton,
  linksOf,
  one,
  other,
  secondItem,
  sectionButton,
} from '../browser/chrome/subjects.ts'
import { gotoAwake, wakeForm } from '../support/awake.ts'
import { colorFindings } from '../support/axe.ts'
import { openSections } from '../support/menu.ts'
import { type Lacking, makeOlder } from '../support/older-browser.ts'
import { expect, testAlone as test } from '../support/test.ts'

/** Where the support line ends, and what older browsers lack below it. */
const browsers: [name: string, lacking: Lacking][] = [
  ['of 2023', {}],
  ['of 2022', { popover: true, nesting: true }],
]
const light = 'rgb(250, 248, 243)'

for (const [name, lacking] of browsers)
  test.describe(`in a browser ${name}`, () => {
    test.beforeEach(({ page }) => makeOlder(page, lacking))
    // What is still on its way when a test ends is nobody's concern.
    test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

    for (const width of [390, 1280])
      test(`a page is readable on a dark system at ${width} px: light, with contrast, all of it there`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 844 })
        await page.emulateMedia({ colorScheme: 'dark' })
        await gotoAwake(page, here.address)
        await expect(page.locator('html')).toHaveCSS('background-color', light)
        await expect(page.locator('header')).toHaveCSS('background-color', light)
        expect(await colorFindings(page)).toEqual([])
        await expect(page.locator('header a[href="/"]')).toBeVisible()
        await expect(page.locator('.theme-control')).toBeHidden()
        const scrolls = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(scrolls).toBeLessThanOrEqual(0)
      })

    test('one section and one item at a time are open, and links lead on', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await gotoAwake(page, here.address)
      await sectionButton(page, other).click()
      await sectionButton(page, one).click()
      await expect(openSections(page)).toHaveCount(1)
      await itemButton(page, one, secondItem).hover()
      await expect(page.locator('[data-section][open] [data-item][open]')).toHaveCount(1)
      await itemButton(page, one, firstItem).focus()
      await page.keyboard.press('Enter')
      await linksOf(page, one, firstItem).first().click()
      await expect(page).toHaveURL(firstItem.subItems[0]?.href ?? '')
    })

    test('the menu of a phone opens, whole and in view', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await gotoAwake(page, here.address)
      if (!lacking.popover) await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(sectionButton(page, one)).toBeInViewport()
      await sectionButton(page, one).click()
      await linksOf(page, one, firstItem).first().click()
      await expect(page).toHaveURL(firstItem.subItems[0]?.href ?? '')
    })

    test('the form says what is missing, and sends', async ({ page }) => {
      await gotoAwake(page, '/contact')
      await wakeForm(page)
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.locator('form [aria-invalid=true]')).toHaveCount(5)
      await page.getByLabel('First name').fill('Ada')
      await page.getByLabel('Last name').fill('Lovelace')
      await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
      await page.getByLabel('Inquiry type').selectOption({ index: 1 })
      await page.getByRole('textbox', { name: 'Message' }).fill('A question about the engine, long enough to be sent.')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByText('Message sent successfully!')).toBeVisible()
    })
  })
