import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * A line to a server of this machine on which an answer takes a moment, as on any. Without it an answer may be there before
 * Chromium waits for one, and Chromium's slow line then seems to count its bytes twice: half the loads of a page of
 * 14 KB took 90 ms longer. In a thread of its own, as Lighthouse keeps this one busy.
 */
export async function lineTo(origin: string): Promise<{ origin: string; stop: () => Promise<unknown> }> {
  const { protocol, hostname, port } = new URL(origin)
  const thread = new Worker(new URL('line-thread.ts', import.meta.url), { workerData: { port: Number(port) } })
  const [own] = await once(thread, 'message')
  return { origin: `${protocol}//${hostname}:${own}`, stop: () => thread.terminate() }
}
