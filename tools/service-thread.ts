import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { log } from '../service/log.ts'
import { readEnvironment } from '../service/node/environment.ts'
import { startService } from '../service/node/service.ts'

/**
 * The service of npm start, in a thread of its own: while another program holds the database, whoever asks for it stands
 * still, and pages must not. Says at which port it is, and ends when it is told anything.
 */
const { listener, stopMailing, stop } = await startService(workerData, readEnvironment(process.env), { log })
const server = createServer(listener).listen(0, '127.0.0.1')
await once(server, 'listening')
parentPort?.once('message', async () => {
  await stopMailing()
  const closed = once(server.close(), 'close')
  server.closeIdleConnections()
  await closed
  await stop()
})
parentPort?.postMessage((server.address() as AddressInfo).port)
