import type { Browser, BrowserContextOptions, Page, ViewportSize } from '@playwright/test'
import { listenTo } from './complaints.ts'
import { fixtureOrigin, siteOrigin } from './origins.ts'

/** A tab, with what the browser has complained about in it since the last test. */
export interface Tab {
  page: Page
  complaints: string[]
  /** Those that the test itself brings about, however late they come. */
  allowed: RegExp[]
}

/** Opens a tab that shares nothing with others, as the options of the test ask. */
export async function openTab(browser: Browser): Promise<Tab> {
  const page = await (await browser.newContext()).newPage()
  return { page, complaints: await listenTo(page, [siteOrigin, fixtureOrigin]), allowed: [] }
}

/** Opens a tab for many tests: it refuses what could not be taken back after one of them. */
export async function openSharedTab(browser: Browser): Promise<Tab> {
  const tab = await openTab(browser)
  for (const name of ['addInitScript', 'exposeFunction', 'clock', 'close'])
    Object.defineProperty(tab.page, name, {
      get() {
        throw new Error(`page.${name} stays with a tab that other tests share. Use testAlone.`)
      },
    })
  return tab
}

/** What the browser complained about in a test that is over, but for what that test allowed. */
export async function unexpected({ page, complaints, allowed }: Tab): Promise<string[]> {
  // What was refused while the page loads is told of before it has loaded.
  if (allowed.length > 0) await page.waitForLoadState('load')
  const patterns = allowed.splice(0)
  return complaints.splice(0).filter((complaint) => !patterns.some((pattern) => pattern.test(complaint)))
}

/** Leaves a shared tab as the next test would find a fresh one. */
export async function tidy(
  page: Page,
  viewport: ViewportSize | null,
  { reducedMotion = null, forcedColors = null }: BrowserContextOptions,
): Promise<void> {
  if (page.url() === 'about:blank') return
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate(() => {
    // The next test leaves this page, which may then want to write down what was typed.
    Storage.prototype.setItem = () => {}
    localStorage.clear()
    sessionStorage.clear()
    // To go to another part of the same page would not load it.
    history.replaceState(null, '', '/left')
  })
  await page.context().clearCookies()
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion, forcedColors })
  if (viewport) {
    await page.setViewportSize(viewport)
    // Away from the menu, which would open under a mouse that was left there.
    await page.mouse.move(0, viewport.height - 1)
  }
}
