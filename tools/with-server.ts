import { once } from 'node:events'
import { createServer } from 'node:net'
import { startServer } from '../deploy/local/server.ts'

/** Runs work against the built site, and stops its server afterwards. */
export async function withServer(work: (origin: string) => Promise<void>): Promise<void> {
  const { origin, stop } = await startServer('dist')
  try {
    await work(origin)
  } finally {
    await stop()
  }
}

/** A port that nobody uses. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return address.port
}

/** Waits for a server of another process. */
export async function answering(origin: string, seconds = 60): Promise<void> {
  const until = Date.now() + seconds * 1000
  while (Date.now() < until) {
    const answered = await fetch(origin).then(
      () => true,
      () => false,
    )
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Nothing answered at ${origin} within ${seconds} seconds.`)
}
