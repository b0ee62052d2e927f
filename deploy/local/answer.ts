import { request as ask, type IncomingHttpHeaders, type RequestListener, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { caching, methods, securityHeaders } from '../headers.ts'
import type { Form, Site, StoredFile } from './site.ts'

interface Range {
  from: number
  /** The last byte, not the one behind it. */
  to: number
}

/** The one part of a file that is asked for; undefined where the whole is to be sent, 'none' where there is no such part. */
function rangeOf(asked: IncomingHttpHeaders, etag: string, size: number): Range | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(asked.range ?? '') ?? []
  if (first === '' && last === '') return undefined
  // Somebody who has the beginning of another version gets the whole of this one.
  if (asked['if-range'] !== undefined && asked['if-range'] !== etag) return undefined
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (from >= size || (first === '' && Number(last) === 0)) return 'none'
  return from <= to ? { from, to } : undefined
}

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

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408, CONNECT: 405 }
/** How long somebody may go on sending who was answered already; hung up on at once, they would not hear the answer. */
const linger = 2_000

/** Answers what Node does not take for a request, with the headers of every other answer, and hangs up. */
export function refuse(site: Site, { code = '' }: { code?: string | undefined }, socket: Duplex): void {
  if (!socket.writable || code === 'ECONNRESET') return void socket.destroy()
  const status = statuses[code] ?? 400
  const text = STATUS_CODES[status] ?? ''
  const allowed = status === 405 ? ['Allow', methods.join(', ')] : []
  const { headers, body } = brief(site, status, text, ['Connection', 'close', ...allowed])
  const lines = headers.map((part, i) => (i % 2 === 0 ? `${part}: ` : `${part}\r\n`))
  socket.end(`HTTP/1.1 ${status} ${text}\r\n${lines.join('')}\r\n${body}`)
  socket.resume()
  setTimeout(() => socket.destroy(), linger).unref()
}

/** Passes requests on to a server on this machine, and says who asks, unless somebody in front of both has said so. */
export function passOn(port: number, isSaid: boolean): RequestListener {
  return (request, response) => {
    // What is expected of us is not expected of whoever stands behind.
    const { expect: _expected, 'x-real-ip': said, ...headers } = request.headers
    const who = (isSaid && said) || request.socket.remoteAddress
    const options = { host: '127.0.0.1', port, method: request.method, path: request.url, agent: false }
    const asked = ask({ ...options, headers: { ...headers, 'x-real-ip': who } }, (answer) => {
      response.writeHead(answer.statusCode ?? 503, answer.headers)
      answer.pipe(response)
    })
    asked.on('error', () => {
      if (response.headersSent) return void response.destroy()
      response.writeHead(503, {
        ...securityHeaders([]),
        'Cache-Control': caching.service,
        'Content-Type': 'text/plain; charset=utf-8',
      })
      response.end('Something went wrong. Please try again. What you typed is still there when you go back.\n')
    })
    response.once('close', () => asked.destroy())
    asked.flushHeaders()
    request.pipe(asked)
  }
}
