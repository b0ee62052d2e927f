import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { passOn } from '../deploy/local/pass-on.ts'
import { startServer } from '../deploy/local/server.ts'
import type { Editor } from '../deploy/local/site.ts'
import { wantsService } from '../service/node/wants-service.ts'
import { askedPort } from './port.ts'

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
