import { once } from 'node:events'
import { createServer } from 'node:http'
import { dirname } from 'node:path'
import { log } from '../log.ts'
import { readEnvironment } from './environment.ts'
import { startService } from './service.ts'

/**
 * The service alone, for a machine where nginx serves the site: a build bundles it as `_hosts/service.mjs`, in the
 * folder that it reads. It listens to this machine only, unless HOST says otherwise.
 */

const { PORT = '4322', HOST = '127.0.0.1' } = process.env
try {
  const dist = process.argv[2] ?? dirname(import.meta.dirname)
  const { listener, stopMailing, stop } = await startService(dist, readEnvironment(process.env), { log })
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, listener)
  try {
    await once(server.listen(Number(PORT), HOST), 'listening')
  } catch (error) {
    // Whatever it has begun to mail meanwhile is brought to its end.
    await stop()
    throw error
  }
  log(`Messages are taken at http://${HOST}:${PORT}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, async () => {
      // The mail that is under way may take a minute: whoever writes meanwhile is still answered.
      await stopMailing()
      const closed = once(server.close(), 'close')
      server.closeIdleConnections()
      await closed
      await stop()
    })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
