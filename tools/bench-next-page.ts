import { createServer } from 'node:http'
import type { Browser, Page } from '@playwright/test'
import { listening } from '../deploy/local/server.ts'
import { readContent } from '../src/model/read.ts'
import { median } from './bench/median.ts'
import { withBrowser } from './browsers.ts'
import { isShort } from './short-forms.ts'

/**
 * How soon the next page is on the screen after a click, on a line where each answer takes as long as on a slow phone:
 * npm run bench:next, after npm run build. With the page's speculation rules and, in turns, without them. RUNS=9 is how
 * often; the median counts, and with --short one.
 */

const runs = isShort ? 1 : Number(process.env['RUNS'] ?? 9)
const answerTime = 560
/** As long as somebody rests on a link before pressing it. */
const rest = 400

/** The site behind a long line; without its rules where asked. */
async function behindLongLine(origin: string, rules: boolean) {
  const server = createServer(({ url = '/' }, answer) => {
    const soon = setTimeout(async () => {
      const found = await fetch(origin + url, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } })
      const { 'content-length': _length, ...headers } = Object.fromEntries(found.headers)
      const body = Buffer.from(await found.arrayBuffer())
      answer.writeHead(found.status, headers)
      answer.end(rules ? body : body.toString('latin1').replace('"speculationrules"', '"none"'), 'latin1')
    }, answerTime)
    // Whoever hangs up, as a browser that is closed does with what it makes ready, is answered no more.
    answer.on('close', () => clearTimeout(soon))
  })
  return {
    origin: `http://localhost:${await listening(server)}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** From the press to the first paint that a visitor sees: what is painted before nobody looks shows at once. */
async function timeToNext(page: Page, from: string, to: string): Promise<number> {
  await page.goto(from, { waitUntil: 'networkidle' })
  const link = page.locator(`main a[href="${to}"]`).first()
  await link.hover()
  await page.waitForTimeout(rest)
  const pressed = Date.now()
  await link.click({ noWaitAfter: true })
  await page.waitForURL((url) => url.pathname === to, { waitUntil: 'load' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const painted = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      activationStart?: number
    })[]
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
    return performance.timeOrigin + Math.max(paint, visit?.activationStart ?? 0)
  })
  return painted - pressed
}

async function medianTime(browser: Browser, from: string, to: string): Promise<string> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const page = await browser.newPage()
    times.push(await timeToNext(page, from, to))
    await page.close()
  }
  return `${median(times).toFixed(0)} ms`
}

await withBrowser(bench, { whole: true })

async function bench(browser: Browser, origin: string) {
  const family = readContent('.', { today: new Date() }).pages.find(({ kind }) => kind === 'family')
  const from = family?.address ?? '/'
  const [withRules, without] = [await behindLongLine(origin, true), await behindLongLine(origin, false)]
  const to = await firstLink(browser, origin + from)
  console.log(`from ${from} to ${to}, each answer after ${answerTime} ms, resting ${rest} ms on the link`)
  console.log(`with speculation rules     ${await medianTime(browser, withRules.origin + from, to)}`)
  console.log(`without speculation rules  ${await medianTime(browser, without.origin + from, to)}`)
  await Promise.all([withRules.stop(), without.stop()])
}

async function firstLink(browser: Browser, address: string): Promise<string> {
  const page = await browser.newPage()
  await page.goto(address)
  const below = `main a[href^="${new URL(address).pathname}/"]`
  const href = await page.locator(below).first().getAttribute('href')
  await page.close()
  if (!href) throw new Error(`${address} has no link to a page below it.`)
  return href
}
