import { startServer } from '../deploy/local/server.ts'
import { askedPort } from './port.ts'

/** Serves dist/, or the folder named, as its host will. */

const { origin, stop } = await startServer(process.argv[2] ?? 'dist', await askedPort())
console.log(`The site is at ${origin} (Ctrl+C stops it)`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, async () => {
    await stop()
    process.exit()
  })
