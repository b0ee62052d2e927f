import { once } from 'node:events'
import { statSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { join } from 'node:path'
import { bookFile } from '../address-book.ts'
import { answer, brief, refuse } from './answer.ts'
import { type Editor, readSite, renewed } from './site.ts'

export interface RunningServer {
  origin: string
  stop: () => Promise<void>
}

/** Lets a server listen to this machine only: a preview is nobody else's business. Tells its port; 0 is one that nobody uses. */
export async function listening(server: Server, port = 0): Promise<number> {
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

interface Options {
  port?: number
  /** A program beside the site, which answers all below /api. */
  api?: RequestListener | undefined
  editor?: Editor | undefined
  /** How long somebody may take to ask, and again to take the answer, in milliseconds. */
  patience?: number
}

/**
 * Serves a built folder, until it is stopped. After each build that ends well, it shows that one: a build writes its
 * address book last.
 */
export async function startServer(folder: string, options: Options = {}): Promise<RunningServer> {
  const { port, api, editor, patience = 30_000 } = options
  const book = join(folder, bookFile)
  // Noted before the site is read: what is written meanwhile is another build.
  let shown = stampOf(book)
  let site = readSite(folder, editor)
  const respond: RequestListener = (request, response) => {
    const { method = '' } = request
    const url = pathOf(request.url ?? '')
    // Whoever does not read the answer would keep it, and a place, for ever.
    const late = setTimeout(() => request.socket.destroy(), patience)
    response.once('close', () => clearTimeout(late))
    const isFair = namesOneHost(request) && hasKnownEnd(request)
    if (api && isFair && url.startsWith('/api/')) return api(request, response)
    const { status, headers, body } = isFair
      ? answer(site, { method, url, headers: request.headers })
      : brief(site, 400, 'Bad request', [])
    response.writeHead(status, headers)
    response.end(method === 'HEAD' ? undefined : body)
  }
  // What Node would refuse by itself it refuses without the headers that every answer has.
  const limits = { headersTimeout: patience, requestTimeout: patience, connectionsCheckingInterval: patience / 10 }
  const server = createServer({ requireHostHeader: false, ...limits }, respond)
  server.on('checkExpectation', respond)
  server.on('connect', (_request, socket) => refuse(site, { code: 'CONNECT' }, socket))
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => refuse(site, { code }, socket))
  const own = await listening(server, port)
  const watch = setInterval(() => {
    const now = stampOf(book)
    // The book is gone while somebody builds in place; what is in memory stays until there is a new one.
    if (now === undefined || now === shown) return
    const next = renewed(site, folder, editor)
    if (next !== site) shown = now
    site = next
  }, 200)
  return {
    origin: `http://localhost:${own}`,
    stop: async () => {
      clearInterval(watch)
      const closed = once(server.close(), 'close')
      server.closeAllConnections()
      await closed
    },
  }
}

/** As HTTP asks of all but its first version. */
function namesOneHost({ httpVersion, headersDistinct: { host: hosts = [] } }: IncomingMessage): boolean {
  const [host = ''] = hosts
  if (hosts.length === 1) return /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`)
  return hosts.length === 0 && httpVersion === '1.0'
}

/** Node takes a request whose body is written in a way that nobody knows for one without a body. */
function hasKnownEnd({ headers: { 'transfer-encoding': coding = 'chunked' } }: IncomingMessage): boolean {
  return coding.toLowerCase() === 'chunked'
}

/** Some ask for an address in full. Which host they mean by it makes no difference: there is one site here. */
function pathOf(url: string): string {
  if (url.startsWith('/')) return url
  const rest = url.replace(/^https?:\/\/[^/?]*/i, '')
  return rest === '' || rest.startsWith('?') ? `/${rest}` : rest
}

/** Tells one writing of a file from another. */
function stampOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats && `${stats.ino} ${stats.mtimeMs} ${stats.size}`
}
