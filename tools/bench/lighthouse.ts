import { hostTool } from '../hosts/install-tools.ts'

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
