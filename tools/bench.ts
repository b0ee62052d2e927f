import { rmSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { startServer } from '../deploy/local/server.ts'
import type { Page } from '../src/model/page.ts'
import { readContent } from '../src/model/read.ts'
import { isClosed, isInPreparation } from '../src/model/status.ts'
import { type Look, lastLook, visits } from './bench/last-look.ts'
import { floors, lighthouse, type Run, undisturbed } from './bench/lighthouse.ts'
import { lineTo } from './bench/line.ts'
import { median } from './bench/median.ts'
import { chromiumFlags, ensureChromium } from './browsers.ts'
import { hasNginx, nginxPackages, startNginx } from './hosts/start.ts'
import { freePort } from './serving.ts'
import { isShort } from './short-forms.ts'

/**
 * How fast pages are: npm run bench, after npm run build. Lighthouse on nginx over TLS and HTTP/2, one page for each
 * template; with --all every page, with addresses those. Each page is measured in turns with its floor, so that a busy
 * machine slows both alike: look at the ratio. RUNS=5 is how often; the median counts. A run while others took the machine
 * is made again; "taken" is the most they had in one that counted. First come the looks, frame by frame, beside the same
 * words in the same typefaces; ONLY=looks or ONLY=scores leaves the other out. --short takes one look at the home page,
 * on the default server.
 */

type Measured = Run & { taken: number }
type Looked = Look & { taken: number }

const runs = isShort ? 1 : Number(process.env['RUNS'] ?? 5)
/** The one of the two tables that is wanted, where it is not both. */
const only = isShort ? 'looks' : process.env['ONLY']

if (!isShort && !hasNginx()) throw new Error(`There is no nginx. Install ${nginxPackages.join(' and ')}.`)

const addresses = chosen(process.argv.slice(2))
const bare = floors('dist', addresses)
const withType = floors('dist', addresses, 'own')
const site = await served('dist')
const floor = await served(bare)
const floorWithType = await served(withType)
const port = await freePort()
const browser = await chromium.launch({
  // Lighthouse opens a window for each page.
  executablePath: ensureChromium({ whole: !isShort }),
  args: [...chromiumFlags, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
})

try {
  if (!only || only === 'looks') await looks()
  if (!only || only === 'scores') await scores()
} finally {
  await browser.close()
  await Promise.all([site, floor, floorWithType].map(({ stop }) => stop()))
  for (const folder of [bare, withType]) rmSync(folder, { recursive: true })
}

/** When the first screen is there, and when it has its last look, beside the same words in the same typefaces. */
async function looks(): Promise<void> {
  const look = undisturbed(lastLook)
  console.log(`${'page'.padEnd(44)}${'visit'.padEnd(15)}first   last  ratio  changes  floor  ratio  taken`)
  for (const address of addresses)
    for (const [name, visit] of Object.entries(visits)) {
      const all: Record<'own' | 'least', Looked[]> = { own: [], least: [] }
      for (let run = 0; run < runs; run++) {
        all.own.push(await look(browser, site.origin + address, visit))
        all.least.push(await look(browser, floorWithType.origin + address, visit))
      }
      reportLook(`${address.padEnd(44)}${name.padEnd(15)}`, all)
    }
}

async function scores(): Promise<void> {
  const measure = undisturbed(await lighthouse(port))
  console.log(`${'page'.padEnd(44)}    scores   KB   CLS   TBT  floor    LCP  floor  ratio  taken`)
  for (const address of addresses) {
    const all: Record<'simulated' | 'applied' | 'floor', Measured[]> = { simulated: [], applied: [], floor: [] }
    for (let run = 0; run < runs; run++) {
      all.simulated.push(await measure(site.origin + address, 'simulate'))
      all.applied.push(await measure(site.origin + address, 'devtools'))
      all.floor.push(await measure(floor.origin + address, 'devtools'))
    }
    report(address, all)
  }
}

/** A folder on nginx over TLS and HTTP/2, at the end of a line. */
async function served(folder: string) {
  if (isShort) return startServer(folder)
  const nginx = await startNginx(folder, { secure: true })
  const line = await lineTo(nginx.secureOrigin)
  return { origin: line.origin, stop: () => Promise.all([line.stop(), nginx.stop()]) }
}

function cell(value: number, width = 7, digits = 0): string {
  return value.toFixed(digits).padStart(width)
}

/** The most that others had of the machine in any of these. */
function takenIn(all: readonly { taken: number }[]): string {
  return `${(100 * Math.max(...all.map(({ taken }) => taken))).toFixed(0)} %`.padStart(7)
}

function report(address: string, { simulated, applied, floor }: Record<'simulated' | 'applied' | 'floor', Measured[]>) {
  const scores = Object.keys(simulated[0]?.scores ?? {}).map((name) =>
    median(simulated, (run) => run.scores[name] ?? 0),
  )
  const [lcp, least] = [median(applied, (run) => run.lcp), median(floor, (run) => run.lcp)]
  const [tbt, floorTbt] = [median(applied, (run) => run.tbt), median(floor, (run) => run.tbt)]
  const cls = median(applied, (run) => run.cls)
  const cells = [
    address.padEnd(44),
    scores
      .map((score) => (score === 100 ? '✓' : String(score)))
      .join(' ')
      .padStart(10),
    cell(median(simulated, ({ bytes }) => bytes) / 1024, 5, 1),
    ...[cell(cls, 6, 3), cell(tbt, 6), cell(floorTbt), cell(lcp), cell(least), cell(lcp / least, 7, 2)],
    takenIn([...simulated, ...applied, ...floor]),
  ]
  console.log(cells.join(''))
  for (const fault of new Set(simulated.flatMap(({ faults }) => faults))) console.log(`  fails: ${fault}`)
}

function reportLook(name: string, { own, least }: Record<'own' | 'least', Looked[]>) {
  const [first, last] = [median(own, (look) => look.first), median(own, (look) => look.last)]
  const floorLast = median(least, (look) => look.last)
  const changes = median(own, (look) => look.changes)
  const cells = [cell(first, 5), cell(last), cell(last / first, 7, 2), cell(changes, 9)]
  console.log([name, ...cells, cell(floorLast), cell(last / floorLast, 7, 2), takenIn([...own, ...least])].join(''))
}

/** The pages to measure: those named, all of them, or the first of each template. */
function chosen(named: readonly string[]): string[] {
  const { pages } = readContent('.', { today: new Date() })
  if (isShort) return ['/']
  if (named.includes('--all')) return pages.map(({ address }) => address)
  if (named.length > 0) return [...named]
  const template = (page: Page) => (isInPreparation(page) ? 'in preparation' : isClosed(page) ? 'closed' : page.kind)
  return [...new Map(pages.toReversed().map((page) => [template(page), page.address])).values()].toReversed()
}
