import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Runs work against the built site on a free port, and stops the server afterwards. */
export async function withServer(work: (origin: string) => Promise<void>): Promise<void> {
  const port = await freePort()
  const server = spawn(process.execPath, ['tools/serve.ts'], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'inherit',
  })
  const origin = `http://localhost:${port}`
  try {
    await answering(origin)
    await work(origin)
  } finally {
    server.kill()
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return address.port
}

async function answering(origin: string): Promise<void> {
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
