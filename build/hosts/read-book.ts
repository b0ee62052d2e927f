import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type AddressBook, hostsFolder } from '../../deploy/address-book.ts'
import { type Redirect, redirectsFile } from '../../src/site/redirects.ts'
import { hashesIn } from '../trim-pages/policy.ts'

/** What a built folder has at which address: found in the folder itself, so that nothing in it is forgotten. */
export function readBook(dist: string): AddressBook {
  const redirects: Redirect[] = JSON.parse(readFileSync(join(dist, redirectsFile), 'utf8'))
  const moved = Object.fromEntries(redirects.map(({ from, to }) => [from, to]))
  const built = filesIn(dist)
    .filter((path) => !path.startsWith(`/${hostsFolder}/`))
    .sort()
  const pages = built
    .filter((path) => path.endsWith('.html') && path !== '/404.html')
    .map((path) => path.replace(/\.html$/, '').replace(/^\/index$/, '/'))
    .filter((address) => !(address in moved))
  const files = built.filter((path) => !path.endsWith('.html') && path !== `/${redirectsFile}`)
  return { pages, moved, files, scripts: scriptsOf(dist, pages) }
}

/** The scripts that stand in pages, by the hashes in their policies. Pages share them: usually there are two. */
function scriptsOf(dist: string, pages: readonly string[]): string[] {
  const hashes = [...pages, '/404'].flatMap((page) => {
    const html = readFileSync(join(dist, page === '/' ? 'index.html' : `${page}.html`), 'utf8')
    return hashesIn(/script-src ([^;"]*)/.exec(html)?.[1] ?? '')
  })
  return [...new Set(hashes)].sort()
}

/** Every file, `.well-known` and the like too, from the first slash. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).replaceAll('\\', '/')}`)
}
