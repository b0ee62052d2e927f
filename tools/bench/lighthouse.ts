import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import { parse } from 'node-html-parser'
import { type AddressBook, bookFile } from '../../deploy/address-book.ts'
import { neededByPages } from '../../deploy/headers.ts'
import { nginxFiles } from '../../deploy/nginx/files.ts'
import { hostTool } from '../hosts/programs.ts'

/** What one run of Lighthouse says of a page, in milliseconds and bytes; scores from 0 to 100. */
export interface Run {
  scores: Record<string, number>
  /** What kept a score other than that of speed below 100, by Lighthouse's name. */
  faults: string[]
  lcp: number
  tbt: number
  cls: number
  bytes: number
}

/** The little of Lighthouse's report that is read here. */
interface Report {
  lhr: {
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
    audits: Record<
      string,
      { score: number | null; numericValue?: number; details?: { items?: { transferSize?: number }[] } }
    >
    runtimeError?: { code: string; message: string }
  }
}

type Lighthouse = (address: string, flags: object) => Promise<Report>

/**
 * `simulate` computes a slow line and processor from a quick load, `devtools` really slows both down. The simulation
 * charges fonts that a fallback has already painted over, so paint is measured with the other.
 */
type Throttling = 'simulate' | 'devtools'

/** Measures pages in the Chromium that listens to debuggers at a port, as Lighthouse's middling phone. */
export async function lighthouse(port: number): Promise<(address: string, how: Throttling) => Promise<Run>> {
  const library: { default: Lighthouse } = await import(hostTool('lighthouse/core/index.js'))
  const { nonSimulatedSettingsOverrides: waits } = await import(hostTool('lighthouse/core/config/constants.js'))
  // With applied throttling it waits five seconds for a quiet line and then as long for a quiet processor. What blocks needs
  // five quiet seconds to be told, not ten.
  waits.cpuQuietThresholdMs = 0
  return async function measure(address, throttlingMethod): Promise<Run> {
    const onlyCategories = throttlingMethod === 'devtools' ? { onlyCategories: ['performance'] } : {}
    const flags = { port, logLevel: 'error', throttlingMethod, disableFullPageScreenshot: true, ...onlyCategories }
    const { lhr } = await library.default(address, flags)
    // Now and then the browser's record begins too late to say when the page was asked for: nothing was measured then.
    if (lhr.runtimeError?.code === 'NO_NAVSTART') return measure(address, throttlingMethod)
    if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`)
    const number = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
    const requests = lhr.audits['network-requests']?.details?.items ?? []
    return {
      scores: Object.fromEntries(
        Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
      ),
      faults: Object.entries(lhr.categories)
        .filter(([name]) => name !== 'performance')
        .flatMap(([, { auditRefs }]) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id))
        .filter((id) => (lhr.audits[id]?.score ?? 1) < 1),
      lcp: number('largest-contentful-paint'),
      tbt: number('total-blocking-time'),
      cls: number('cumulative-layout-shift'),
      bytes: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    }
  }
}

/** Whatever a page has beside its words: styles, scripts, fonts, icons and drawings. */
const beyondWords = 'script, style, link, svg, template, meta[http-equiv]'

/**
 * A copy of the built site in which some pages are their own floor: the same HTML in system fonts, with nothing else to
 * fetch, run or draw. No site that says as much can paint sooner from the same server. With `own` type, the floor also
 * asks for the two typefaces: no page that is set in them can have its last look sooner.
 */
export function floors(dist: string, addresses: readonly string[], type: 'system' | 'own' = 'system'): string {
  const copy = mkdtempSync(join(tmpdir(), 'floors-'))
  cpSync(dist, copy, { recursive: true })
  // nginx's workers are nobody in particular.
  chmodSync(copy, 0o755)
  if (type === 'system') forgetTypefaces(copy)
  for (const address of addresses) {
    const file = join(copy, address === '/' ? 'index.html' : `${address}.html`)
    const page = parse(readFileSync(file, 'utf8'))
    const faces = type === 'own' ? typefaces(page) : ''
    for (const element of page.querySelectorAll(beyondWords)) element.remove()
    page.querySelector('head')?.insertAdjacentHTML('beforeend', faces)
    const html = page.toString()
    writeFileSync(file, html)
    writeFileSync(`${file}.br`, brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    rmSync(`${file}.gz`)
  }
  return copy
}

/** Has nginx ask for no typefaces beside the pages of a built folder. */
function forgetTypefaces(folder: string): void {
  const book: AddressBook = JSON.parse(readFileSync(join(folder, bookFile), 'utf8'))
  const others = book.files.filter((file) => !neededByPages([file]))
  for (const [name, text] of Object.entries(nginxFiles({ ...book, files: others })))
    writeFileSync(join(folder, name), text)
}

/** The typefaces of a page, asked for by its head and used by nothing but its words. */
function typefaces(page: ReturnType<typeof parse>): string {
  const faces = [
    ...page.toString().matchAll(/@font-face\s*\{[^}]*?font-family:\s*"?([^";}]+)"?[^}]*?url\("?([^")]+)"?\)[^}]*\}/g),
  ]
  const links = faces.map(([, , url]) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`)
  const [display = '', text = ''] = faces.map(([, name]) => `"${name}"`)
  const rules = `${faces.map(([rule]) => rule).join('')}body{font-family:${text}}h1,h2,h3{font-family:${display}}`
  return `${links.join('')}<style>${rules}</style>`
}

/** Others may take so much of the machine during a measurement, as a share of its processors. */
const most = 0.1
/** Between two looks at whether the machine is free again. */
const pause = 2000
/** So long, at most, one measurement waits for that; then it counts as it is. */
const patience = 60_000

/** Measures only while the machine is our own, as long as patience lasts; says beside each measurement what others took of it. */
export function undisturbed<Arguments extends unknown[], Result>(
  measure: (...what: Arguments) => Promise<Result>,
): (...what: Arguments) => Promise<Result & { taken: number }> {
  return async (...what) => {
    const end = Date.now() + patience
    for (;;) {
      const taken = takenFromNow()
      const result = { ...(await measure(...what)), taken: taken() }
      if (result.taken <= most || Date.now() > end) return result
      await freeMachine(end)
    }
  }
}

async function freeMachine(end: number): Promise<void> {
  for (;;) {
    const taken = takenFromNow()
    await setTimeout(pause)
    if (taken() <= most || Date.now() > end) return
  }
}

/** Begins to count, and returns a function that tells which share of the processors others have taken since. */
function takenFromNow(): () => number {
  const start = processorTime()
  return () => {
    const end = processorTime()
    return (end.taken - start.taken) / Math.max(1, end.all - start.all)
  }
}

/** Linux counts, in ticks, when a virtual machine wanted to run while its host served others ("steal"); elsewhere nobody does. */
function processorTime(): { all: number; taken: number } {
  if (process.platform !== 'linux') return { all: 0, taken: 0 }
  const [, user = 0, nice = 0, system = 0, idle = 0, disk = 0, irq = 0, softirq = 0, steal = 0] = readFileSync(
    '/proc/stat',
    'utf8',
  )
    .split(/\s+/, 9)
    .map(Number)
  return { all: user + nice + system + idle + disk + irq + softirq + steal, taken: steal }
}
