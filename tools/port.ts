import { once } from 'node:events'
import { createServer } from 'node:net'

/** The port that PORT names, or 4321. Says in one line what is wrong with it, before anything else is done. */
export async function askedPort(): Promise<number> {
  const asked = process.env['PORT'] ?? '4321'
  const port = /^\d+$/.test(asked) ? Number(asked) : 0
  if (port < 1 || port > 65_535) fail(`PORT is "${asked}". Set it to a number from 1 to 65535.`)
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      fail(`Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`)
    fail(`Port ${port} cannot be opened (${code}). Choose another: PORT=4321 npm start`)
  }
  await once(probe.close(), 'close')
  return port
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
