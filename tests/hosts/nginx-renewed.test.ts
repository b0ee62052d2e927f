import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { ensureProgram } from '../../tools/hosts/programs.ts'
import { startNginx } from '../../tools/hosts/start.ts'
import { describeNginx, writeNginxFiles } from '../support/nginx.ts'
import { folderOfFile } from '../support/scratch.ts'
import { writeTinySite } from '../support/tiny-site.ts'

/** Long enough that half of it would be noticed. */
const page = (letter: string) => letter.repeat(200_000)

function writeSite(folder: string, addresses: string[], letter: string, old: string[] = []): void {
  const moved = Object.fromEntries(old.map((address) => [address, '/about']))
  writeTinySite(folder, Object.fromEntries(addresses.map((address) => [address, page(letter)])), moved)
  writeNginxFiles(folder)
}

/** A visit of its own each time: a worker that goes closes the connections that nobody uses. */
const visit = (address: string) =>
  new Promise<string>((done, fail) => {
    get(address, { agent: false }, (answer) =>
      text(answer).then((body) => done(`${answer.statusCode} ${body}`), fail),
    ).on('error', fail)
  })

/** This machine as the server: a login is a shell, and nginx tries settings as it does there. */
function programs(folder: string): void {
  const nginx = `case "$*" in
  "-s reload") touch reloaded ;;
  "-t -q") test ! -e refused ;;
  *) PATH=${process.env['PATH']} exec nginx "$@" ;;
esac`
  const scripts = { ssh: 'shift; exec sh -c "$*"', sudo: 'shift; exec "$@"', nginx }
  mkdirSync(folder)
  for (const [name, script] of Object.entries(scripts))
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
}

const sends = () => {
  const root = folderOfFile()
  // nginx's workers are nobody in particular.
  chmodSync(root, 0o755)
  const [dist, site] = [join(root, 'dist'), join(root, 'site')]
  programs(join(root, 'programs'))
  const env = { ...process.env, PATH: `${join(root, 'programs')}:${process.env['PATH']}` }
  const send = () => promisify(execFile)('bash', [resolve('deploy/nginx/send.sh'), 'server', root], { cwd: root, env })

  test('takes the place of the last one, which is never missing, half or old', async () => {
    writeSite(dist, ['/', '/about', '/_astro/old.js'], 'a')
    await send()
    const first = realpathSync(site)
    const nginx = await startNginx(site)
    try {
      expect(await visit(`${nginx.origin}/about`)).toBe(`200 ${page('a')}`)
      writeSite(dist, ['/', '/about', '/new', '/_astro/new.js'], 'b')
      rmSync(join(root, 'reloaded'))
      await send()
      expect(existsSync(join(root, 'reloaded'))).toBe(true)
      nginx.reload()
      const [old, anew] = [`200 ${page('a')}`, `200 ${page('b')}`]
      const seen: string[] = []
      // Each is asked for until it is the new one; a test that never gets it runs out of time.
      for (const path of ['/new', '/about', '/'])
        while ((await visit(nginx.origin + path)) !== anew) seen.push(await visit(`${nginx.origin}/about`))
      rmSync(first, { recursive: true })
      // A page that is still open asks for its script.
      expect(await visit(`${nginx.origin}/_astro/old.js`)).toBe(old)
      for (const path of ['/', '/about']) seen.push(await visit(nginx.origin + path))
      expect(seen.filter((answer) => answer !== old && answer !== anew)).toEqual([])
    } finally {
      await nginx.stop()
    }
  })

  test('may have the longest old address that the content may name', async () => {
    const last = realpathSync(site)
    writeSite(dist, ['/', '/about', '/_astro/new.js'], 'b', [`/${'a'.repeat(199)}`])
    await send()
    expect(realpathSync(site)).not.toBe(last)
  })

  test.each([
    ['its settings are broken', '_hosts/nginx/site.conf', 'dist'],
    ['the server does not take them', 'refused', '.'],
  ])('stays away where %s: the last one stays', async (_case, file, folder) => {
    const last = realpathSync(site)
    writeSite(dist, ['/', '/_astro/new.js'], 'c')
    writeFileSync(join(root, folder, file), 'nonsense')
    await expect(send()).rejects.toThrow()
    expect(realpathSync(site)).toBe(last)
  })
}

describeNginx('a site sent to a server with nginx', sends, ensureProgram('rsync', 'rsync'))
