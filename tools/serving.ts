import { once } from 'node:events'
import { createServer } from 'node:net'
import { Worker } from 'node:worker_threads'
import { passOn } from '../deploy/local/answer.ts'
import { listening, startServer } from '../deploy/local/server.ts'
import type { Editor } from '../deploy/local/site.ts'
import { wantsService } from '../service/node/environment.ts'

/** A port that nobody uses. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listening(probe)
  probe.close()
  return port
}

/** Waits for a server of another process. */
export async function answering(origin: string): Promise<void> {
  const until = Date.now() + 60_000
  while (Date.now() < until) {
    // As a browser asks: of others a dev server may think that they want no page.
    const answered = await fetch(origin, { headers: { accept: 'text/html' } }).then(
      () => true,
      () => false,
    )
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Nothing answered at ${origin} within a minute.`)
}

/** The port that PORT names, or the usual one. Says in one line what is wrong with it, before anything else is done. */
export async function askedPort(command: string, usual = 4321): Promise<number> {
  const asked = process.env['PORT'] ?? String(usual)
  const port = /^\d+$/.test(asked) ? Number(asked) : 0
  if (port < 1 || port > 65_535) fail(`PORT is "${asked}". Set it to a number from 1 to 65535.`)
  // Some servers listen where localhost leads, which may be another place than the address.
  for (const host of ['127.0.0.1', 'localhost']) {
    const probe = createServer().listen(port, host)
    try {
      await once(probe, 'listening')
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EADDRINUSE')
        fail(`Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} ${command}`)
      fail(`Port ${port} cannot be opened (${code}). Choose another: PORT=${usual} ${command}`)
    }
    await once(probe.close(), 'close')
  }
  return port
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

/** Serves a built folder as its host will, until it is stopped; with the service beside it, if the site has one. */
export async function serveSite(folder: string, editor?: Editor): Promise<void> {
  const port = await askedPort('npm start')
  const service = wantsService(folder) ? await startMessages(folder) : undefined
  const { origin, stop } = await startServer(folder, { port, api: service?.listener, editor })
  console.log(`The site is at ${origin} (Ctrl+C stops it)`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, async () => {
      // First, since a mail that is under way may take a while; whoever writes meanwhile is still answered.
      await service?.stop()
      await stop()
      process.exit()
    })
}

async function startMessages(folder: string) {
  try {
    const env = { ...process.env, BEHIND_PROXY: '1' }
    const thread = new Worker(new URL('./service-thread.ts', import.meta.url), { workerData: folder, env })
    const [port] = await once(thread, 'message')
    return {
      listener: passOn(port, process.env['BEHIND_PROXY'] === '1'),
      stop: async () => {
        thread.postMessage('stop')
        await once(thread, 'exit')
      },
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
