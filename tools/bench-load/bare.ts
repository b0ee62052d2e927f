import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNginx } from '../hosts/start-nginx.ts'
import { freePort } from '../with-server.ts'

/**
 * The site on nginx, and beside it, in the same nginx, one file of some bytes with nothing around it but the same cache
 * of open files. One worker, as each of the other hosts is one process: with two, luck says how many connections each gets.
 */
export async function startBare(bytes: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'))
  writeFileSync(join(folder, 'file'), bytes)
  // nginx's workers are nobody in particular.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const server = `  server {\n    listen 127.0.0.1:${port};\n    root ${folder};\n    open_file_cache max=4096;\n  }\n`
  const { origin, stop } = await startNginx('dist', { workers: 1, more: server })
  return { origin: origin.replace('localhost', '127.0.0.1'), bare: `http://127.0.0.1:${port}/file`, stop }
}
