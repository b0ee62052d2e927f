import { startServer } from '../deploy/local/server.ts'
import { readEnvironment } from '../service/node/environment.ts'
import { startService } from '../service/node/service.ts'
import { wantsService } from '../service/node/wants-service.ts'
import { askedPort } from './port.ts'

/** Serves dist/, or the folder named, as its host will; with the service beside it, if the site has one. */

const folder = process.argv[2] ?? 'dist'
const port = await askedPort()
const service = wantsService(folder) ? await startMessages() : undefined
const { origin, stop } = await startServer(folder, { port, api: service?.listener })
console.log(`The site is at ${origin} (Ctrl+C stops it)`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, async () => {
    await stop()
    await service?.stop()
    process.exit()
  })

async function startMessages() {
  try {
    return await startService(folder, readEnvironment(process.env), { log: console.log })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
