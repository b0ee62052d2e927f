import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cloudflareFiles } from '../../deploy/cloudflare/files.ts'
import { type D1, openD1 } from '../../service/store/database.ts'
import { hostTool } from '../../tools/hosts/programs.ts'
import { writeServiceSite } from './site.ts'

/** As much of Miniflare, which runs workerd for wrangler, as is used here. */
interface Miniflare {
  ready: Promise<URL>
  getD1Database: (binding: string) => Promise<D1>
  dispose: () => Promise<void>
}

const config = 'deploy/cloudflare/wrangler.json'

/** The Worker as wrangler would upload it, on the program that Cloudflare runs, with a database of its own. */
export async function startOnWorkerd({ perMinute = 1_000_000, smtpUrl = '' } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'workerd-'))
  const dist = join(folder, 'dist')
  writeServiceSite(dist)
  const bundle = bundled(folder, dist)
  const { Miniflare, convertV4MiniflareOptions } = await import(
    pathToFileURL(hostTool('miniflare/dist/src/index.js')).href
  )
  const { env, compatibility_date: compatibilityDate } = JSON.parse(readFileSync(config, 'utf8'))
  const { compatibility_flags: compatibilityFlags, ratelimits } = env.messages
  // Its older options are the shorter ones.
  const options = convertV4MiniflareOptions({
    modulesRoot: dirname(bundle),
    modules: [
      { type: 'ESModule', path: bundle },
      ...globSync(join(dirname(bundle), '*.html')).map((path) => ({ type: 'Text', path })),
    ],
    compatibilityDate,
    compatibilityFlags,
    d1Databases: ['DB'],
    ratelimits: {
      [ratelimits[0].name]: { namespace_id: ratelimits[0].namespace_id, simple: { limit: perMinute, period: 60 } },
    },
    bindings: { SMTP_URL: smtpUrl },
    serviceBindings: { ASSETS: () => new Response('a file') },
  })
  const runtime: Miniflare = new Miniflare(options)
  const { origin } = await runtime.ready
  return {
    origin,
    database: openD1(await runtime.getD1Database('DB')),
    stop: async () => {
      await runtime.dispose()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Lets wrangler make one script of the Worker, by the settings that publish it. */
function bundled(folder: string, dist: string): string {
  const entry = join(dist, '_hosts/worker.ts')
  const worker = cloudflareFiles({ pages: [], moved: {}, files: [], scripts: [] }, true)['_hosts/worker.ts'] ?? ''
  writeFileSync(entry, worker.replaceAll("'../../", `'${resolve('.')}/`))
  const settings = JSON.parse(readFileSync(config, 'utf8'))
  settings.main = entry
  settings.env.messages.assets.directory = dist
  const ours = join(folder, 'wrangler.json')
  writeFileSync(ours, JSON.stringify(settings))
  const wrangler = hostTool('wrangler/bin/wrangler.js')
  const out = join(folder, 'out')
  const args = ['deploy', '--dry-run', '--outdir', out, '--config', ours, '--env', 'messages']
  execFileSync(process.execPath, [wrangler, ...args], {
    stdio: 'pipe',
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  })
  return join(out, basename(entry).replace('.ts', '.js'))
}
