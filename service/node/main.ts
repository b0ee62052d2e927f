import { dirname } from 'node:path'
import { log } from '../log.ts'
import { serveService } from './service.ts'

/**
 * The service alone, for a machine where nginx serves the site: a build bundles it as `_hosts/service.mjs`, in the
 * folder that it reads. It listens to this machine only, unless HOST says otherwise.
 */

const { PORT = '4322', HOST = '127.0.0.1' } = process.env
try {
  const { stop } = await serveService(process.argv[2] ?? dirname(import.meta.dirname), Number(PORT), HOST)
  log(`Messages are taken at http://${HOST}:${PORT}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
