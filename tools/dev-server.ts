import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

interface DevServer {
  origin: string
  /** What the terminal shows. */
  terminal: () => string
  stop: () => Promise<void>
}

/** What `npm run dev` starts, over the content of another folder and on a port that nobody else uses. */
export async function startDev(root: string): Promise<DevServer> {
  const server = spawn(resolve('node_modules/.bin/astro'), ['dev', '--host', '127.0.0.1', '--port', '0'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
  })
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (part) => (said += part))
  const origin = await originOf(server, () => said)
  const stop = async () => {
    server.kill()
    await once(server, 'exit')
  }
  return { origin, terminal: () => said, stop }
}

/** Where the server answers, as it says itself. */
function originOf(server: ChildProcess, said: () => string): Promise<string> {
  return new Promise((found, failed) => {
    server.stdout?.on('data', () => {
      const [, origin] = /Local\s+(http:\S+?)\/?\s/.exec(said()) ?? []
      if (origin) found(origin)
    })
    server.on('exit', () => failed(new Error(`The dev server ended.\n${said()}`)))
  })
}
