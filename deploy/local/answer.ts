import type { IncomingHttpHeaders } from 'node:http'
import { caching, methods } from '../headers.ts'
import { rangeOf } from './range.ts'
import type { Form, Site, StoredFile } from './site.ts'

interface Request {
  method: string
  /** The path with its query, as it was sent. */
  url: string
  headers: IncomingHttpHeaders
}

interface Answer {
  status: number
  /** Name, value, name, value. */
  headers: string[]
  body: Buffer
}

/** What the site answers. Pure: it looks up what is in memory, and any text is a fair question. */
export function answer(site: Site, { method, url, headers }: Request): Answer {
  if (!methods.includes(method)) return brief(site, 405, 'Method not allowed', ['Allow', methods.join(', ')])
  const end = url.indexOf('?')
  const path = end === -1 ? url : url.slice(0, end)
  const file = site.files.get(path)
  if (file) return sent(file, headers)

  const page = site.find(path)
  if (page === undefined) return missing(site, headers)
  const query = end === -1 ? '' : url.slice(end)
  return brief(site, 301, `Moved to ${page}`, ['Location', page + query])
}

function sent(file: StoredFile, asked: IncomingHttpHeaders): Answer {
  const form = asked.range ? file.plain : accepted(file, asked)
  if (isKnown(form, asked['if-none-match'])) return { status: 304, headers: form.headers, body: nothing }

  const range = rangeOf(asked, form.etag, form.body.length)
  if (range === undefined) return { status: 200, headers: withLength(form.headers, form.body), body: form.body }
  const size = form.body.length
  if (range === 'none')
    return {
      status: 416,
      headers: withLength([...form.headers, 'Content-Range', `bytes */${size}`], nothing),
      body: nothing,
    }
  const body = form.body.subarray(range.from, range.to + 1)
  const where = ['Content-Range', `bytes ${range.from}-${range.to}/${size}`]
  return { status: 206, headers: withLength([...form.headers, ...where], body), body }
}

function missing({ notFound }: Site, asked: IncomingHttpHeaders): Answer {
  const { headers, body } = accepted(notFound, asked)
  return { status: 404, headers: withLength(headers, body), body }
}

/** An answer that is not about a file. */
export function brief({ common }: Site, status: number, text: string, more: readonly string[]): Answer {
  const body = Buffer.from(`${text}\n`)
  const about = ['Content-Type', 'text/plain; charset=utf-8', 'Cache-Control', caching.other]
  return { status, headers: withLength([...about, ...common, ...more], body), body }
}

const nothing = Buffer.alloc(0)

const withLength = (headers: readonly string[], body: Buffer) => [...headers, 'Content-Length', String(body.length)]

/** The smallest form that the browser can read. */
function accepted(file: StoredFile, asked: IncomingHttpHeaders): Form {
  const codings = asked['accept-encoding']
  if (typeof codings !== 'string') return file.plain
  const reads = (coding: string) =>
    codings.split(',').some((part) => {
      const [name = '', quality] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/)
      return name === coding && Number(quality ?? 1) > 0
    })
  if (file.br && reads('br')) return file.br
  return file.gzip && reads('gzip') ? file.gzip : file.plain
}

/** Whether the browser has the very same already. */
function isKnown({ etag }: Form, known: string | undefined): boolean {
  return (
    known !== undefined && (known === '*' || known.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag))
  )
}
