import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { bookFile } from '../../deploy/address-book.ts'
import { nginxFiles } from '../../deploy/nginx/files.ts'
import { ensureProgram } from '../../tools/hosts/debian.ts'
import { startNginx } from '../../tools/hosts/start-nginx.ts'
import { writeTinySite } from '../support/tiny-site.ts'

/** Long enough that half of it would be noticed. */
const page = (letter: string) => letter.repeat(200_000)

function writeSite(folder: string, addresses: string[], letter: string): void {
  writeTinySite(folder, Object.fromEntries(addresses.map((address) => [address, page(letter)])))
  for (const [name, content] of Object.entries(nginxFiles(JSON.parse(readFileSync(join(folder, bookFile), 'utf8'))))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}

/** A visit of its own each time: a worker that goes closes the connections that nobody uses. */
const visit = (address: string) =>
  new Promise<string>((done, fail) => {
    get(address, { agent: false }, (answer) =>
      text(answer).then((body) => done(`${answer.statusCode} ${body}`), fail),
    ).on('error', fail)
  })

test.skipIf(!ensureProgram('nginx', 'nginx', 'libnginx-mod-http-brotli-static'))(
  'a site in the place of another, as the guide for nginx puts it there, is never missing, half or old',
  async () => {
    const root = mkdtempSync(join(tmpdir(), 'renewed-'))
    // nginx's workers are nobody in particular.
    chmodSync(root, 0o755)
    const [first, second, site] = [join(root, 'first'), join(root, 'second'), join(root, 'site')]
    writeSite(first, ['/', '/about'], 'a')
    writeSite(second, ['/', '/about', '/new'], 'b')
    symlinkSync(first, site)
    const nginx = await startNginx(site)
    try {
      expect(await visit(`${nginx.origin}/about`)).toBe(`200 ${page('a')}`)
      symlinkSync(second, join(root, 'next'))
      renameSync(join(root, 'next'), site)
      nginx.reload()
      const [old, anew] = [`200 ${page('a')}`, `200 ${page('b')}`]
      const seen: string[] = []
      // Each is asked for until it is the new one; a test that never gets it runs out of time.
      for (const path of ['/new', '/about', '/'])
        while ((await visit(nginx.origin + path)) !== anew) seen.push(await visit(`${nginx.origin}/about`))
      rmSync(first, { recursive: true })
      for (const path of ['/', '/about']) seen.push(await visit(nginx.origin + path))
      expect(seen.filter((answer) => answer !== old && answer !== anew)).toEqual([])
    } finally {
      await nginx.stop()
      rmSync(root, { recursive: true })
    }
  },
)
