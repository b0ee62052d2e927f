import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AddressBook, bookFile, type Finder, finder } from '../address-book.ts'
import { hashedFolder, headersOf, neededByPages, securityHeaders, typeOf } from '../headers.ts'

/** One form of a file, with all that is said about it. Headers are in the form that Node writes quickest: name, value, name, value. */
export interface Form {
  body: Buffer
  etag: string
  headers: string[]
}

/** A file in the forms in which it may be sent. */
export interface StoredFile {
  plain: Form
  gzip?: Form
  br?: Form
}

/** A built site, whole and in memory: no request touches the disk, and a new build cannot be seen half. */
export interface Site {
  files: ReadonlyMap<string, StoredFile>
  notFound: StoredFile
  find: Finder
  /** On every answer. */
  common: string[]
}

/** The gallery for developers, which no site has: all of it is made in the browser, Markdown too. */
const drawnInBrowser = '/gallery.html'

/** Changes what is served of pages, and nothing of what was built. Asked for each time that a site is read. */
export type Editor = () => (html: string) => string

/** Reads a built folder. Only what its address book names is public. */
export function readSite(folder: string, editor?: Editor): Site {
  const book: AddressBook = JSON.parse(readFileSync(join(folder, bookFile), 'utf8'))
  const common = securityHeaders(book.scripts)
  const looser = securityHeaders(book.scripts, true)
  const needed = neededByPages(book.files)
  const edit = editor?.()
  const store = (file: string) => {
    const stored = storedFile(folder, file, headersOf(file, file === drawnInBrowser ? looser : common, needed))
    return edit && file.endsWith('.html') ? edited(stored, edit) : stored
  }
  return {
    files: new Map([
      ...book.files.map((path) => [path, store(path)] as const),
      ...book.pages.map((page) => [page, store(page === '/' ? '/index.html' : `${page}.html`)] as const),
    ]),
    notFound: store('/404.html'),
    find: finder(book),
    common: Object.entries(common).flat(),
  }
}

function storedFile(folder: string, path: string, headers: Record<string, string>): StoredFile {
  const name = join(folder, path)
  const about = ['Content-Type', typeOf(path), 'Accept-Ranges', 'bytes', ...Object.entries(headers).flat()]
  const pressed = { br: `${name}.br`, gzip: `${name}.gz` }
  const varies = existsSync(pressed.gzip) ? ['Vary', 'Accept-Encoding'] : []
  const body = readFileSync(name)
  // The forms of one file share a name for what they say, each with its own ending.
  const hash = hashOf(body)
  const form = (body: Buffer, ending: string, more: readonly string[]): Form => {
    const etag = `"${hash}${ending}"`
    return { body, etag, headers: [...about, ...varies, ...more, 'ETag', etag] }
  }
  const stored: StoredFile = { plain: form(body, '', []) }
  for (const coding of ['br', 'gzip'] as const)
    if (existsSync(pressed[coding]))
      stored[coding] = form(readFileSync(pressed[coding]), `-${coding}`, ['Content-Encoding', coding])
  return stored
}

/** Made when somebody first asks for it. The compressed forms say what was built, so there are none. */
function edited({ plain: { body, etag, headers } }: StoredFile, edit: (html: string) => string): StoredFile {
  let made: Form | undefined
  return {
    get plain() {
      if (made) return made
      const html = Buffer.from(edit(body.toString()))
      const tag = `"${hashOf(html)}"`
      made = { body: html, etag: tag, headers: headers.map((part) => (part === etag ? tag : part)) }
      return made
    },
  }
}

const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('base64url').slice(0, 22)

/** As many as several builds leave behind, and no more: memory stays level however often somebody builds. */
const kept = 500

/** The site anew, with the hashed files of the builds before it: pages that are still open ask for theirs. */
export function renewed(before: Site, folder: string, editor?: Editor): Site {
  try {
    const site = readSite(folder, editor)
    const old = [...before.files].filter(([path]) => path.startsWith(hashedFolder)).slice(-kept)
    return { ...site, files: new Map([...old, ...site.files]) }
  } catch {
    // The next build took the folder away meanwhile, and will be read in its turn.
    return before
  }
}
