import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { listening } from '../../deploy/local/server.ts'

/**
 * A line to a server of this machine on which an answer takes a moment, as on any. Without it an answer may be there
 * before Chromium waits for one, and Chromium's slow line then seems to count its bytes twice: half the loads of a page
 * of 14 KB took 90 ms longer. In a thread of its own, as Lighthouse keeps this one busy.
 */
export async function lineTo(origin: string) {
  const { protocol, hostname, port } = new URL(origin)
  const thread = new Worker(new URL(import.meta.url), { workerData: { port: Number(port) } })
  const [own] = await once(thread, 'message')
  return { origin: `${protocol}//${hostname}:${own}`, stop: () => thread.terminate() }
}

/** In milliseconds: long enough for Chromium to have sent what it asks. */
const moment = 10

if (!isMainThread) {
  const line = createServer((browser) => {
    const server = connect(workerData.port, '127.0.0.1')
    browser.pipe(server)
    server.on('data', (bytes) => setTimeout(() => browser.write(bytes), moment))
    server.on('close', () => setTimeout(() => browser.destroy(), moment))
    browser.on('close', () => server.destroy())
    // Whoever hangs up in the middle has what they wanted.
    for (const end of [browser, server]) end.on('error', () => end.destroy())
  })
  parentPort?.postMessage(await listening(line))
}
