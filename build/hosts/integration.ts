import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { AstroIntegration } from 'astro'
import { rolldown } from 'rolldown'
import { type AddressBook, bookFile, hostsFolder } from '../../deploy/address-book.ts'
import { cloudflareFiles } from '../../deploy/cloudflare/files.ts'
import { nginxFiles } from '../../deploy/nginx/files.ts'
import { wantsService } from '../../service/node/environment.ts'
import { filesIn, kept } from '../../src/lib/kept.ts'
import { type Redirect, redirectsFile } from '../../src/site/tree.ts'
import { hashesIn } from '../trim-pages/trim-page.ts'

/** What a built folder has at which address: found in the folder itself, so that nothing in it is forgotten. */
function readBook(dist: string): AddressBook {
  const redirects: Redirect[] = JSON.parse(readFileSync(join(dist, redirectsFile), 'utf8'))
  const moved = Object.fromEntries(redirects.map(({ from, to }) => [from, to]))
  const built = filesIn(dist)
    .map((file) => `/${relative(dist, file).replaceAll('\\', '/')}`)
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

/** Astro copies public/ first and writes its pages over it. A file that is no longer what it was stood in a page's place. */
export function refuseReplaced(publicFolder: string, dist: string): void {
  const files = globSync('**/*', { cwd: publicFolder }).filter((name) => statSync(join(publicFolder, name)).isFile())
  const replaced = files.filter(
    (name) => !readFileSync(join(dist, name)).equals(readFileSync(join(publicFolder, name))),
  )
  if (replaced.length > 0)
    throw new Error(
      `The build writes ${replaced.join(', ')} twice: from public/, and for a page. Rename the file in public/ or the page.`,
    )
}

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
        const withService = wantsService(dist)
        // The book comes last: it tells a running server that the build is whole.
        const bookText = JSON.stringify(book, null, 1)
        const files = { ...cloudflareFiles(book, withService), ...nginxFiles(book, withService), [bookFile]: bookText }
        for (const [name, text] of Object.entries(files)) {
          mkdirSync(dirname(join(dist, name)), { recursive: true })
          writeFileSync(join(dist, name), text)
        }
      },
    },
  }
}

/** Puts the service into one file of a build, with all it needs but Node: whoever has the built folder can run it. */
export async function bundleService(dist: string): Promise<void> {
  const bundle = await rolldown({ input: 'service/node/main.ts', platform: 'node', logLevel: 'warn' })
  await bundle.write({ file: join(dist, hostsFolder, 'service.mjs'), format: 'esm', codeSplitting: false })
  await bundle.close()
}

/** Pressed as small as it gets: brotli at its best takes longer than all else in a build. */
const codings = [
  { ending: 'br', press: promisify(brotliCompress) },
  { ending: 'gz', press: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) },
]

/** Images and fonts are pressed already. */
const pressable = '**/*.{html,css,js,json,svg,txt,xml,webmanifest}'

/** Below this it is one packet either way. */
const fewest = 1_000

/** Puts a `.br` and a `.gz` beside each file of a build that gains by it, for hosts that send such files as they are. */
export async function compress(dist: string): Promise<void> {
  const files = globSync(pressable, { cwd: dist, exclude: ['_hosts/**'] }).map((name) => join(dist, name))
  await Promise.all(
    files.flatMap((file) => {
      const bytes = readFileSync(file)
      if (bytes.length < fewest) return []
      return codings.map(async ({ ending, press }) => {
        writeFileSync(`${file}.${ending}`, await kept('pressed', [ending, bytes], () => press(bytes)))
      })
    }),
  )
}
