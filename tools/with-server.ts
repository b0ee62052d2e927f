import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

interface RunningServer {
  origin: string
  stop: () => void
}

/** Serves a built folder on a port that nobody else uses, until it is stopped. */
export async function startServer(folder = 'dist'): Promise<RunningServer> {
  const port = await freePort()
  const server = spawn(process.execPath, ['tools/serve.ts', folder], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://localhost:${port}`
  const stop = () => server.kill()
  try {
    await answering(origin)
  } catch (error) {
    stop()
    throw error
  }
  return { origin, stop }
}

/** Runs work against the built site, and stops its server afterwards. */
export async function withServer(work: (origin: string) => Promise<void>): Promise<void> {
  const { origin, stop } = await startServer()
  try {
    await work(origin)
  } finally {
    stop()
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return address.port
}

export async function answering(origin: string): Promise<void> {
  const until = Date.now() + 20_000
  while (Date.now() < until) {
    const answered = await fetch(origin).then(
      () => true,
      () => false,
    )
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Nothing answered at ${origin} within 20 seconds.`)
}
