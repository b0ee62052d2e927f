import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { mainConfig } from '../../deploy/nginx/main-config.ts'
import { wantsService } from '../../service/node/environment.ts'
import { freePort } from '../serving.ts'
import { ensureProgram, hostTool, runProgram } from './programs.ts'

/** Makes a certificate for localhost in a folder, good for a day. Returns where it and its key are. */
export function certificate(folder: string): { cert: string; key: string } {
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1']
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync('openssl', ['req', '-x509', ...kind, ...name, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  return { cert, key }
}

/** Which part of wrangler's settings a built folder needs: with messages, also a database and a clock. */
export function wranglerSettings(dist = 'dist'): string[] {
  return ['--config', 'deploy/cloudflare/wrangler.json', '--env', wantsService(dist) ? 'messages' : '']
}

/** Serves dist/ with workerd, the program that Cloudflare runs, by the same settings. */
export async function startCloudflare() {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const wrangler = hostTool('wrangler/bin/wrangler.js')
  const args = ['dev', ...wranglerSettings(), '--ip', '127.0.0.1', '--port', String(port)]
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', CI: '1' }
  const { stop } = await runProgram(origin, process.execPath, [wrangler, ...args, '--inspector-port', '0'], { env })
  return { origin, stop }
}

/** What the service says once it is there. */
export const isTaking = /Messages are taken/

/** The service in a process of its own, as a machine runs it. */
export const startMessages = (dist: string, env: Record<string, string>) =>
  runProgram(isTaking, process.execPath, ['service/node/main.ts', dist], { env: { ...process.env, ...env } })

/** Debian's packages of nginx and of its module for brotli. */
export const nginxPackages = ['nginx', 'libnginx-mod-http-brotli-static']

export const hasNginx = (): boolean => ensureProgram('nginx', ...nginxPackages)

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
