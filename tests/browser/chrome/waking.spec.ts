import type { Page } from '@playwright/test'
import * as delays from '../../../src/chrome/menu/delays.ts'
import { gotoAwake } from '../../support/awake.ts'
import { stopClock } from '../../support/clock.ts'
import { moveTo, openSections } from '../../support/menu.ts'
import { expect, test, testAlone } from '../../support/test.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const control = (page: Page) => page.locator('.theme-control')
const sign = (page: Page) => page.locator('[data-choice]:visible')

/** The scripts a page has asked for so far. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  return scripts
}

for (const choice of ['light', 'dark', 'system'])
  testAlone(`asleep, the theme control shows the sign of ${choice}, and its name`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), choice)
    await gotoAwake(page, '/terms')
    await expect(sign(page)).toHaveAttribute('data-choice', choice)
    await expect(page.getByRole('button', { name: new RegExp(`^Theme: ${choice}$`, 'i') })).toBeVisible()
    await expect(control(page)).not.toHaveAttribute('data-awake')
  })

test('awake, the sign follows each choice', async ({ page }) => {
  await gotoAwake(page, '/terms')
  await page.getByRole('button', { name: 'Theme' }).click()
  await expect(control(page)).toHaveAttribute('data-awake')
  for (const label of ['Dark', 'Light', 'System']) {
    await page.getByRole('radio', { name: label }).check()
    await expect(sign(page)).toHaveAttribute('data-choice', label.toLowerCase())
  }
})

test.describe('where scripts do not run', () => {
  test.use({ javaScriptEnabled: false })

  test('the sign follows the radio', async ({ page }) => {
    await page.goto('/terms')
    await expect(sign(page)).toHaveAttribute('data-choice', 'system')
    await page.getByRole('button', { name: 'Theme' }).click()
    await page.getByRole('radio', { name: 'Dark' }).check()
    await expect(sign(page)).toHaveAttribute('data-choice', 'dark')
  })
})

for (const [way, act] of [
  ['a pointer', (page: Page) => control(page).hover()],
  ['focus by keyboard', (page: Page) => control(page).getByRole('button').focus()],
] as const)
  test(`the theme control sleeps, and costs nothing, until ${way} is on it`, async ({ page }) => {
    const scripts = scriptsOf(page)
    await gotoAwake(page, '/terms')
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((path) => /runtime|client|ThemeControl/.test(path))).toEqual([])
    await act(page)
    await expect(control(page)).toHaveAttribute('data-awake')
    expect(scripts.some((path) => path.includes('ThemeControl'))).toBe(true)
  })

test('whoever tabs out of the choices of theme finds them closed', async ({ page }) => {
  await gotoAwake(page, '/terms')
  await page.getByRole('button', { name: 'Theme' }).click()
  await expect(control(page)).toHaveAttribute('data-awake')
  await page.getByRole('radio', { name: 'System' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('#theme')).toBeHidden()
})

test('so does who tabs out of them before they wake', async ({ page, allow }) => {
  allow(/_astro|ERR_FAILED|dynamically/)
  await page.route('**/ThemeControl*.js', (route) => route.abort())
  await gotoAwake(page, '/terms')
  await page.getByRole('button', { name: 'Theme' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#theme')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.locator('#theme')).toBeHidden()
})

test('its button closes the choices, too, with the focus on one of them', async ({ page }) => {
  await gotoAwake(page, '/terms')
  const button = page.getByRole('button', { name: 'Theme' })
  await button.click()
  await page.getByRole('radio', { name: 'System' }).click()
  await button.click()
  await expect(page.locator('#theme')).toBeHidden()
})

testAlone('the first hover of the menu opens it after its delay, and fetches nothing', async ({ page }) => {
  await gotoAwake(page, '/terms')
  await page.waitForLoadState('networkidle')
  const scripts = scriptsOf(page)
  await stopClock(page)
  await moveTo(page, page.locator('.menu-section').first())
  await page.clock.runFor(delays.open - 1)
  await expect(openSections(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(openSections(page)).toHaveCount(1)
  expect(scripts).toEqual([])
})
