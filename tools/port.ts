import { once } from 'node:events'
import { createServer } from 'node:net'

/** The port that PORT names, or the usual one. Says in one line what is wrong with it, before anything else is done. */
export async function askedPort(command: string, usual = 4321): Promise<number> {
  const asked = process.env['PORT'] ?? String(usual)
  const port = /^\d+$/.test(asked) ? Number(asked) : 0
  if (port < 1 || port > 65_535) fail(`PORT is "${asked}". Set it to a number from 1 to 65535.`)
  // Some servers listen where localhost leads, which may be another place than the address.
  for (const host of ['127.0.0.1', 'localhost']) {
    const probe = createServer().listen(port, host)
    try {
      await once(probe, 'listening')
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EADDRINUSE')
        fail(`Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} ${command}`)
      fail(`Port ${port} cannot be opened (${code}). Choose another: PORT=${usual} ${command}`)
    }
    await once(probe.close(), 'close')
  }
  return port
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
