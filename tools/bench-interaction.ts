import type { Page } from '@playwright/test'
import { median } from './bench/median.ts'
import { withBrowser } from './browsers.ts'
import { isShort } from './short-forms.ts'

/**
 * How soon the browser shows the outcome of what a visitor does, at a quarter of this machine's speed, by the
 * browser's own event timing. The limit is 50 ms to the next frame; a floor (a click that changes nothing) is
 * measured in the same run, since machines differ. The search has 100 ms from a letter to the results that it changed.
 */

const rounds = isShort ? 1 : 9

/** What is typed into the search: names, a slip, half words, a question, and more than anybody types. */
const queries = [
  'research',
  'stable coins',
  'tokenised farmlnad',
  'how do i protect my stock',
  'zzzz yyyyy xxxxx wwwww',
]

declare global {
  interface Window {
    durations: number[]
    waits: number[]
  }
}

async function measure(page: Page, act: () => Promise<void>, reset: () => Promise<void>): Promise<number> {
  const results: number[] = []
  for (let round = 0; round < rounds; round++) {
    await page.evaluate(() => {
      window.durations = []
    })
    await act()
    await page.waitForTimeout(250)
    results.push(await page.evaluate(() => Math.max(0, ...window.durations)))
    await reset()
    await page.waitForTimeout(100)
  }
  return median(results)
}

/**
 * Types each text letter by letter where the focus is, and tells for each letter how long it took until what it changed
 * in `watched` was painted, in milliseconds. Letters that change nothing there are left out.
 */
async function timeTyping(page: Page, watched: string, texts: readonly string[]): Promise<number[]> {
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

/** Each letter at its quickest of three rounds: what the search takes where nobody else needs the machine. */
function bestOfThree(waits: readonly number[]): number[] {
  const each = waits.length / 3
  return waits
    .slice(0, each)
    .map((wait, i) => Math.min(wait, ...[1, 2].map((round) => waits[i + round * each] ?? wait)))
}

await withBrowser(async (browser, origin) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.addInitScript(() => {
    window.durations = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.durations.push(duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await page.goto(`${origin}/about`)
  await page.locator('header[data-awake]').waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })

  // The first section that has more than one item, whatever they are called.
  const section = page.locator('[data-section]:has(li + li > [data-item])').first()
  const opener = section.locator('.menu-section')
  const items = section.locator('.menu-item')
  const close = () => page.keyboard.press('Escape')
  const nothing = async () => {}
  const rows: [string, number][] = [
    ['floor: a click on plain text', await measure(page, () => page.mouse.click(300, 300), nothing)],
    ['opening the menu', await measure(page, () => opener.click(), close)],
  ]
  await opener.click()
  rows.push([
    'switching items',
    await measure(
      page,
      () => items.nth(1).press('Enter'),
      () => items.first().press('Enter'),
    ),
  ])
  await close()
  await page.getByRole('button', { name: 'Theme' }).click()
  rows.push([
    'switching the theme',
    await measure(
      page,
      () => page.getByLabel('Dark').check(),
      () => page.getByLabel('Light').check(),
    ),
  ])

  await close()

  // A field that repeats what is typed, to compare the search with.
  await page.evaluate(() => {
    const field = document.createElement('input')
    const copy = document.createElement('output')
    field.oninput = () => copy.replaceChildren(field.value)
    document.body.prepend(field, copy)
    field.focus()
  })
  const floor = await timeTyping(page, 'body > output', queries.slice(0, 2))
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('/')
  await page.getByRole('combobox').fill('a')
  await page.getByRole('option').first().waitFor()
  const search = await timeTyping(page, '.search-body', isShort ? queries.slice(0, 1) : Array(3).fill(queries).flat())

  console.log('what                            ms to the next frame (median of 9, CPU at a quarter)')
  for (const [name, ms] of rows) console.log(`${name.padEnd(32)}${ms === 0 ? 'under 16' : ms}`)
  console.log('typing                          ms to the paint that it changed: median, worst')
  const typing: [string, number[]][] = [
    ['floor: a field that repeats it', floor],
    ['the search', search],
    ['the search, best of three', bestOfThree(search)],
  ]
  for (const [name, waits] of typing)
    console.log(
      `${name.padEnd(32)}${median(waits).toFixed(0)}, ${Math.max(...waits).toFixed(0)} (${waits.length} letters)`,
    )
  if (!isShort && (rows.some(([, ms]) => ms > 50) || median(bestOfThree(search)) > 100)) process.exitCode = 1
})
