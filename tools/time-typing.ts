import type { Page } from '@playwright/test'

declare global {
  interface Window {
    waits: number[]
  }
}

/**
 * Types each text letter by letter where the focus is, and tells for each letter how long it took until what it changed
 * in `watched` was painted, in milliseconds. Letters that change nothing there are left out.
 */
export async function timeTyping(page: Page, watched: string, texts: readonly string[]): Promise<number[]> {
  await page.locator(watched).evaluate((element) => {
    window.waits = []
    let pressed = 0
    addEventListener('keydown', ({ timeStamp }) => {
      pressed = timeStamp
    })
    const { port1: heard, port2: said } = new MessageChannel()
    heard.onmessage = () => window.waits.push(performance.now() - pressed)
    // A message that is sent while a frame is made arrives when it has been painted.
    new MutationObserver(() => requestAnimationFrame(() => said.postMessage(''))).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  for (const text of texts) {
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    for (const letter of text) {
      await page.waitForTimeout(150)
      await page.keyboard.press(letter)
    }
    await page.waitForTimeout(150)
  }
  return page.evaluate(() => window.waits)
}
