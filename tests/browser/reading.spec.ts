import { expect, testAlone as test } from '../support/test.ts'
import { pages } from './subjects.ts'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  args: { data?: { url?: string } }
}

// What such a script asks of the layout is laid out twice, and all of it before the first paint.
test('no script inside a page has it laid out while it is read', async ({ page, browser }) => {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  for (const { address } of new Map(pages.map((page) => [page.kind, page])).values()) await page.goto(address)
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }

  const scripts = traceEvents.filter(({ name, args }) => name === 'EvaluateScript' && !args.data?.url?.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  const layouts = traceEvents.filter(({ name }) => name === 'Layout')
  const forced = scripts.filter((script) => layouts.some((layout) => isInside(layout, script)))
  expect(forced.map(({ args }) => args.data?.url)).toEqual([])
})

function isInside(one: TraceEvent, other: TraceEvent): boolean {
  return one.pid === other.pid && one.tid === other.tid && one.ts >= other.ts && one.ts < other.ts + (other.dur ?? 0)
}
