import { startServer } from '../deploy/local/server.ts'
import type { Editor } from '../deploy/local/site.ts'
import { log } from '../service/log.ts'
import { readEnvironment } from '../service/node/environment.ts'
import { startService } from '../service/node/service.ts'
import { wantsService } from '../service/node/wants-service.ts'
import { askedPort } from './port.ts'

/** Serves a built folder as its host will, until it is stopped; with the service beside it, if the site has one. */
export async function serveSite(folder: string, editor?: Editor): Promise<void> {
  const port = await askedPort('npm start')
  const service = wantsService(folder) ? await startMessages(folder) : undefined
  const { origin, stop } = await startServer(folder, { port, api: service?.listener, editor })
  console.log(`The site is at ${origin} (Ctrl+C stops it)`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, async () => {
      await stop()
      await service?.stop()
      process.exit()
    })
}

async function startMessages(folder: string) {
  try {
    return await startService(folder, readEnvironment(process.env), { log })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
