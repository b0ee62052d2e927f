import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { type AddressBook, bookFile } from '../../deploy/address-book.ts'
import { cloudflareFiles } from '../../deploy/cloudflare/files.ts'
import { nginxFiles } from '../../deploy/nginx/files.ts'
import { wantsService } from '../../service/node/wants-service.ts'
import { redirectsFile } from '../../src/site/redirects.ts'
import { readBook } from './read-book.ts'
import { refuseReplaced } from './refuse-replaced.ts'

/** Writes what each host needs to know about the site that was built, from the one book of its addresses. */
export function hosts(): AstroIntegration {
  let publicFolder = ''
  return {
    name: 'hosts',
    hooks: {
      'astro:config:done': ({ config }) => {
        publicFolder = fileURLToPath(config.publicDir)
      },
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir)
        refuseReplaced(publicFolder, dist)
        const book = readBook(dist)
        rmSync(join(dist, redirectsFile))
        for (const [name, text] of Object.entries(hostFiles(book, wantsService(dist)))) {
          mkdirSync(dirname(join(dist, name)), { recursive: true })
          writeFileSync(join(dist, name), text)
        }
      },
    },
  }
}

/** By their names in the build. The book comes last: it tells a running server that the build is whole. */
function hostFiles(book: AddressBook, withService: boolean): Record<string, string> {
  return {
    ...cloudflareFiles(book, withService),
    ...nginxFiles(book, withService),
    [bookFile]: JSON.stringify(book, null, 1),
  }
}
