import { freePort } from '../with-server.ts'
import { hostTool } from './install-tools.ts'
import { runProgram } from './run-program.ts'
import { wranglerSettings } from './wrangler.ts'

/** Serves dist/ with workerd, the program that Cloudflare runs, by the same settings. */
export async function startCloudflare() {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const wrangler = hostTool('wrangler/bin/wrangler.js')
  const args = ['dev', ...wranglerSettings(), '--ip', '127.0.0.1', '--port', String(port)]
  const quiet = { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', CI: '1' }
  const { stop } = await runProgram(origin, process.execPath, [wrangler, ...args, '--inspector-port', '0'], quiet)
  return { origin, stop }
}
