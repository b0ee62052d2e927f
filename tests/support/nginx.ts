import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'vitest'
import { bookFile } from '../../deploy/address-book.ts'
import { nginxFiles } from '../../deploy/nginx/files.ts'
import { ensureProgram } from '../../tools/hosts/programs.ts'
import { writeFiles } from './tiny-site.ts'

/** Tests that need nginx; where there is none and it cannot be installed, that is said aloud. */
export function describeNginx(what: string, tests: () => void | Promise<void>, canTry = true): void {
  if (canTry && ensureProgram('nginx', 'nginx', 'libnginx-mod-http-brotli-static')) return void describe(what, tests)
  process.stderr.write(`NOT TRIED: ${what}, since nginx is not there or cannot be tried here.\n`)
  test.skip(what, () => {})
}

/** Writes what a build writes for nginx beside a site that is there. */
export function writeNginxFiles(site: string, servicePort?: string): void {
  const files = nginxFiles(JSON.parse(readFileSync(join(site, bookFile), 'utf8')), servicePort !== undefined)
  const texts = Object.entries(files).map(([name, text]) => [name, text.replace(':4322;', `:${servicePort};`)])
  writeFiles(site, Object.fromEntries(texts))
}
