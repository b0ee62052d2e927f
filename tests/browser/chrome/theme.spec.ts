import type { Page } from '@playwright/test'
import { colorOf, readColors } from '../../../src/styles/colors.ts'
import { gotoAwake } from '../../support/awake.ts'
import { colorFindings, expectAccessible } from '../../support/axe.ts'
import { expect, test, testAlone } from '../../support/test.ts'
import { elsewhere, here } from './subjects.ts'

const paper = colorOf(readColors(), 'paper')
const asRgb = (hex: string) =>
  `rgb(${hex
    .slice(1)
    .match(/../g)
    ?.map((part) => Number.parseInt(part, 16))
    .join(', ')})`

async function choose(page: Page, label: 'Light' | 'Dark' | 'System') {
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('radio', { name: label }).check()
  await page.keyboard.press('Escape')
}

const control = (page: Page) => page.locator('.theme-control')
const choices = (page: Page) => page.locator('#theme')
const sign = (page: Page) => page.locator('[data-choice]:visible')
const open = async (page: Page) => {
  await gotoAwake(page, here.address)
  await page.getByRole('button', { name: 'Theme' }).click()
  await expect(control(page)).toHaveAttribute('data-awake')
}

const shown = (page: Page) =>
  page.evaluate(() => ({
    classes: ['light', 'dark'].filter((name) => document.documentElement.classList.contains(name)),
    background: getComputedStyle(document.documentElement).backgroundColor,
    scheme: getComputedStyle(document.documentElement).colorScheme,
    bar: [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  }))

const expected = (theme: 'light' | 'dark') => ({
  classes: [theme],
  background: asRgb(paper[theme]),
  scheme: theme,
  bar: [paper[theme]],
})

test('system is the default and follows the operating system live', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await gotoAwake(page, here.address)
  await expect.poll(() => shown(page)).toEqual(expected('light'))
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => shown(page)).toEqual(expected('dark'))
})

for (const [label, system] of [
  ['Light', 'dark'],
  ['Dark', 'light'],
] as const)
  testAlone(`${label} on a ${system} system is applied, remembered, and there at the first paint`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system })
    await gotoAwake(page, here.address)
    await choose(page, label)
    const theme = label === 'Dark' ? 'dark' : 'light'
    await expect.poll(() => shown(page)).toEqual(expected(theme))

    // Whatever is painted first on the next page is already in the theme: the class is set while the head is read.
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (!document.body) return
        observer.disconnect()
        window.atFirst = document.documentElement.className
      }).observe(document, { childList: true, subtree: true })
    })
    await gotoAwake(page, elsewhere.address)
    expect(await page.evaluate(() => window.atFirst)).toBe(theme)
    await expect.poll(() => shown(page)).toEqual(expected(theme))
    // The control shows it as well, and sleeps.
    await expect(sign(page)).toHaveAttribute('data-choice', theme)
    await expect(page.getByRole('button', { name: `Theme: ${label}` })).toBeVisible()
    await expect(control(page)).not.toHaveAttribute('data-awake')
  })

declare global {
  interface Window {
    atFirst: string
  }
}

test('the control says its state: by its name, its sign, and what is checked', async ({ page }) => {
  await gotoAwake(page, here.address)
  await expect(sign(page)).toHaveAttribute('data-choice', 'system')
  await expect(page.getByRole('button', { name: 'Theme: System' })).toBeVisible()
  await open(page)
  for (const label of ['Light', 'System', 'Dark']) {
    await page.getByRole('radio', { name: label }).check()
    await expect(sign(page)).toHaveAttribute('data-choice', label.toLowerCase())
    expect(await colorFindings(page, 'header'), label).toEqual([])
  }
  // The whole page, in a theme that the system does not ask for.
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: 'Theme: Dark' }).click()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test('going back to system follows the system again', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await gotoAwake(page, here.address)
  await choose(page, 'Light')
  await choose(page, 'System')
  await expect.poll(() => shown(page)).toEqual(expected('dark'))
})

test('it works by keyboard alone', async ({ page }) => {
  await gotoAwake(page, here.address)
  await page.getByRole('button', { name: 'Theme' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'System' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect.poll(async () => (await shown(page)).classes).toEqual(['dark'])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Theme: Dark' })).toBeFocused()
})

test('several open tabs agree', async ({ page, context }) => {
  await gotoAwake(page, here.address)
  const other = await context.newPage()
  await gotoAwake(other, elsewhere.address)
  await choose(page, 'Dark')
  await expect(other.locator('html')).toHaveClass('dark')
  await expect(other.getByRole('button', { name: 'Theme: Dark' })).toBeVisible()
})

test('a page that comes back from the history has the theme chosen since', async ({ page }) => {
  await gotoAwake(page, here.address)
  await page.goto(elsewhere.address)
  await choose(page, 'Dark')
  await page.goBack()
  await expect(page.locator('html')).toHaveClass('dark')
})

testAlone('it works, unremembered, where storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await gotoAwake(page, here.address)
  await choose(page, 'Dark')
  await expect.poll(() => shown(page)).toEqual(expected('dark'))
})

testAlone('a foreign value in storage counts as system', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', '"><b>'))
  await page.emulateMedia({ colorScheme: 'light' })
  await gotoAwake(page, here.address)
  await expect.poll(() => shown(page)).toEqual(expected('light'))
})

test('a choice made before the island wakes is kept', async ({ page, allow }) => {
  allow(/_astro|ERR_FAILED/)
  await page.route('**/_astro/*.js', (route) => route.abort())
  await page.goto(here.address)
  await choose(page, 'Dark')
  await page.unroute('**/_astro/*.js')
  await page.goto(elsewhere.address)
  await expect.poll(async () => (await shown(page)).classes).toEqual(['dark'])
})

for (const [way, act] of [
  ['a pointer', (page: Page) => control(page).hover()],
  ['focus by keyboard', (page: Page) => control(page).getByRole('button').focus()],
] as const)
  test(`the control sleeps, and costs nothing, until ${way} is on it`, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await gotoAwake(page, elsewhere.address)
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((path) => /runtime|client|ThemeControl/.test(path))).toEqual([])
    await act(page)
    await expect(control(page)).toHaveAttribute('data-awake')
    expect(scripts.join()).toContain('ThemeControl')
  })

test('whoever tabs out of the choices finds them closed; its button closes them, too', async ({ page }) => {
  await open(page)
  await page.getByRole('radio', { name: 'System' }).focus()
  await page.keyboard.press('Tab')
  await expect(choices(page)).toBeHidden()
  await open(page)
  await page.getByRole('radio', { name: 'System' }).click()
  await page.getByRole('button', { name: 'Theme' }).click()
  await expect(choices(page)).toBeHidden()
})

test('so does who tabs out of them before they wake', async ({ page, allow }) => {
  allow(/_astro|ERR_FAILED|dynamically/)
  await page.route('**/ThemeControl*.js', (route) => route.abort())
  await gotoAwake(page, elsewhere.address)
  await page.getByRole('button', { name: 'Theme' }).focus()
  await page.keyboard.press('Enter')
  await expect(choices(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(choices(page)).toBeHidden()
})
