import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { mainConfig } from '../../deploy/nginx/main-config.ts'
import { freePort } from '../with-server.ts'
import { certificate } from './certificate.ts'
import { runProgram } from './run-program.ts'

interface Options {
  /** Also over TLS and HTTP/2, with a certificate of its own. */
  secure?: boolean
  workers?: number
  /** Where it writes what was asked for. */
  log?: string
  /** More of nginx's `http` block. */
  more?: string
}

/** Serves a built folder with nginx, with the very files that a build writes for it. */
export async function startNginx(dist: string, { secure = false, workers, log, more = '' }: Options = {}) {
  const scratch = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const securePort = secure ? await freePort() : 0
  const config = join(scratch, 'nginx.conf')
  const text = mainConfig({
    root: resolve(dist),
    listen: [`127.0.0.1:${port}`, ...(secure ? [`127.0.0.1:${securePort} ssl http2`] : [])],
    ...(secure && { certificate: certificate(scratch) }),
    scratch,
    ...(workers && { workers }),
    ...(log && { log }),
    more,
  })
  writeFileSync(config, text)
  const origin = `http://localhost:${port}`
  const { pid, stop } = await runProgram(origin, 'nginx', ['-c', config])
  return {
    origin,
    pid,
    /** Where it is also served over TLS, if that was asked for. */
    secureOrigin: `https://localhost:${securePort}`,
    /** Reads the site's files anew, as after each build. */
    reload: () => process.kill(pid, 'SIGHUP'),
    stop: async () => {
      await stop()
      rmSync(scratch, { recursive: true, force: true })
    },
  }
}
