import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumFlags, ensureChromium } from './chromium.ts'
import { copyProject } from './copy-project.ts'
import { startDev } from './dev-server.ts'

/**
 * How soon somebody who writes sees what is wrong: from saving a file with an error until the browser shows it, from
 * mending it until the page is back, and how long content:check takes. Limits: 2 s to see an error, 5 s for the check.
 */

const rounds = 7
const file = 'content/pages/about.md'
const root = copyProject()
const path = join(root, file)
const before = readFileSync(path, 'utf8')
const { origin, stop } = await startDev(root)
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags })
const page = await browser.newPage()
// The first page of each takes as long as it takes.
page.setDefaultTimeout(120_000)
const broken = page.getByRole('heading', { name: 'The content has a problem' })
const whole = page.getByRole('banner')

/** A page hears of changes once it says so; what is saved before that, it shows when it is loaded next. */
const listening = () => page.waitForEvent('console', (message) => message.text().includes('[vite] connected'))

async function timed(text: string, seen: typeof broken): Promise<number> {
  const heard = listening()
  const start = performance.now()
  writeFileSync(path, text)
  await seen.waitFor()
  const time = performance.now() - start
  await heard
  return time
}

const median = (times: number[]) => Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0)

await Promise.all([listening(), page.goto(`${origin}/about`)])
const [breaking, mending]: [number[], number[]] = [[], []]
for (let round = 0; round <= rounds; round++) {
  const [shown, gone] = [await timed(`${before}\nSee [nothing](/nowhere).\n`, broken), await timed(before, whole)]
  // The first round warms up.
  if (round > 0) breaking.push(shown)
  if (round > 0) mending.push(gone)
}
await browser.close()
await stop()
rmSync(root, { recursive: true })

const checks = Array.from({ length: 3 }, () => {
  const start = performance.now()
  execFileSync(process.execPath, ['tools/content-check.ts'], { stdio: 'ignore' })
  return performance.now() - start
})

const rows: [what: string, ms: number, limit: number][] = [
  [`an error is saved, and seen (median of ${rounds})`, median(breaking), 2_000],
  [`it is mended, and the page is back (median of ${rounds})`, median(mending), Number.POSITIVE_INFINITY],
  ['npm run content:check (median of 3)', median(checks), 5_000],
]
for (const [what, ms, limit] of rows)
  console.log(`${what.padEnd(56)}${ms} ms${Number.isFinite(limit) ? `, at most ${limit}` : ''}`)
if (rows.some(([, ms, limit]) => ms > limit)) process.exitCode = 1
