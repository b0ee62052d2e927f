import { resolve } from 'node:path'
import { runProgram } from './hosts/programs.ts'
import { freePort } from './with-server.ts'

/** What `npm run dev` starts, over the content of another folder and on a port that nobody else uses. */
export async function startDev(root: string) {
  const port = String(await freePort())
  const env = { NODE_ENV: 'development', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' }
  const origin = `http://127.0.0.1:${port}`
  const args = [resolve('node_modules/astro/bin/astro.mjs'), 'dev', '--host', '127.0.0.1', '--port', port]
  const { said, stop } = await runProgram(origin, process.execPath, args, env, root)
  /** What the terminal shows. */
  return { origin, terminal: said, stop }
}
