import { type AddressInfo, connect, createServer } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

/** In milliseconds: long enough for Chromium to have sent what it asks. */
const moment = 10

const line = createServer((browser) => {
  const server = connect(workerData.port, '127.0.0.1')
  browser.pipe(server)
  server.on('data', (bytes) => setTimeout(() => browser.write(bytes), moment))
  server.on('close', () => setTimeout(() => browser.destroy(), moment))
  browser.on('close', () => server.destroy())
  // Whoever hangs up in the middle has what they wanted.
  for (const end of [browser, server]) end.on('error', () => end.destroy())
})
line.listen(0, '127.0.0.1', () => parentPort?.postMessage((line.address() as AddressInfo).port))
