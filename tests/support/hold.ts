import type { Page, Route } from '@playwright/test'

type Answer = Parameters<Route['fulfill']>[0]

/** Holds back the answers to some requests, as a slow network would, until the function returned is called. */
export async function holdBack(page: Page, pattern: string, instead?: Answer): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await held
    await (instead ? route.fulfill(instead) : route.continue())
  })
  return release
}
