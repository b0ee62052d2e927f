import { spawn } from 'node:child_process'
import { createServer } from 'node:net'

/** Serves dist/, or the folder named, as a static host would: with the redirects and the 404 page of its serve.json. */

/** This machine only: a preview is nobody else's business. */
const host = '127.0.0.1'
const folder = process.argv[2] ?? 'dist'
const port = Number(process.env['PORT'] ?? 4321)
if (!Number.isInteger(port) || port < 1 || port > 65535)
  fail(`PORT is "${process.env['PORT']}". Set it to a number from 1 to 65535.`)

const probe = createServer()
probe.once('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE')
    fail(`Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`)
  fail(`Port ${port} cannot be opened (${error.code}). Choose another: PORT=4321 npm start`)
})
probe.listen(port, host, () => probe.close(start))

function start() {
  console.log(`The site is at http://localhost:${port} (Ctrl+C stops it)`)
  const server = spawn(
    'serve',
    [folder, '--listen', `tcp://${host}:${port}`, '--no-clipboard', '--no-port-switching', '--no-request-logging'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  server.on('exit', (code) => process.exit(code ?? 0))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
