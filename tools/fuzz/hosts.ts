import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { type AddressBook, bookFile } from '../../deploy/address-book.ts'
import { securityHeaders } from '../../deploy/headers.ts'
import { startServer } from '../../deploy/local/server.ts'
import { ensureProgram } from '../hosts/programs.ts'
import { startNginx } from '../hosts/start.ts'
import { request } from './requests.ts'
import type { Broken, FuzzOptions } from './types.ts'

/** How long a host may take, in milliseconds; much longer than it does on a busy machine. */
const patience = 10_000
const atOnce = 12

const readBook = (dist: string): AddressBook => JSON.parse(readFileSync(`${dist}/${bookFile}`, 'utf8'))

/** The hosts of a built folder that can be tried here. */
export async function startHosts(dist: string, say: (line: string) => void) {
  const hasNginx = ensureProgram('nginx', 'nginx', 'libnginx-mod-http-brotli-static')
  if (!hasNginx) say('NOT TRIED: nginx, which is not there and could not be installed.')
  const hosts = { 'npm start': await startServer(dist), ...(hasNginx && { nginx: await startNginx(dist) }) }
  const faults = contract(readBook(dist))
  return {
    names: Object.keys(hosts),
    /** What is wrong with the answers to some bytes, of every host. */
    faultsOf: async (input: string) =>
      (
        await Promise.all(
          Object.entries(hosts).map(async ([name, { origin }]) => {
            const found = faults(input, await answerTo(origin, input))
            return found.map((fault) => `${name}: ${fault}`)
          }),
        )
      ).flat(),
    stop: () => Promise.all(Object.values(hosts).map(({ stop }) => stop())),
  }
}

/** Sends mutated requests to every host until the time is over, and keeps those that were not answered as they should be. */
export async function fuzz({ until, random, say }: FuzzOptions): Promise<Broken[]> {
  const hosts = await startHosts('dist', say)
  const book = readBook('dist')
  const found = new Map<string, Broken>()
  let count = 0
  const work = async () => {
    while (Date.now() < until) {
      const input = request(random, book)
      count++
      for (const why of await hosts.faultsOf(input)) {
        // One of each sort is enough.
        const name = createHash('sha256').update(why.replaceAll(/\d+/g, '')).digest('hex').slice(0, 12)
        if (!found.has(name)) found.set(name, { name, input, why })
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, work))
    const input = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
    for (const why of await hosts.faultsOf(input)) found.set('afterward', { name: 'afterward', input, why })
  } finally {
    await hosts.stop()
  }
  say(`${count} requests, to each of ${hosts.names.join(' and ')}`)
  return [...found.values()]
}

/** All that comes back until the host hangs up, each byte a character; undefined if it does not. */
export function answerTo(origin: string, input: string): Promise<string | undefined> {
  return new Promise((done) => {
    const parts: Buffer[] = []
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    const late = setTimeout(() => {
      socket.destroy()
      done(undefined)
    }, patience)
    socket.on('data', (part) => parts.push(part))
    // Some hang up while they are still being talked to; what they said until then counts.
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(late)
      done(Buffer.concat(parts).toString('latin1'))
    })
    socket.end(Buffer.from(input, 'latin1'))
  })
}

/** All that hosts may say beside a file. A name that is none of these came from a visitor. */
const known =
  /^(server|date|content-(type|length|encoding|range)|connection|keep-alive|etag|last-modified|accept-ranges|vary|cache-control|location|allow|transfer-encoding|x-robots-tag)$/
/** What only stands in files that are nobody's business. */
const secrets = ['root:x:0:', '"scripts":["sha256-', 'map_hash_max_size', 'export default worker(']

/** Says what is wrong with what came back for some bytes. */
function contract(book: AddressBook) {
  const expected = Object.entries(securityHeaders(book.scripts)).map(([name, value]) => [name.toLowerCase(), value])
  const pages = new Set(book.pages)
  return (input: string, answer: string | undefined): string[] => {
    if (answer === undefined) return [`no end within ${patience} ms`]
    // Bytes of a page, to whoever asks as in 1991, have no head. Of several requests in a row nginx answers none where one
    // gets 412 (If-Match): it hangs up then, and what waited to be sent is gone. No browser asks so.
    const heads = [...answer.matchAll(/HTTP\/1\.[01] (\d{3}) [^\r\n]*\r\n((?:[^\r\n]+\r\n)*)\r\n/g)]
    if (heads.length === 0 && /^[A-Z]+ [!-~]+ HTTP\/1\.[01]\r\n(?:[\w-]+: *[ -~]*\r\n)+\r\n$/.test(input))
      return ['no answer']
    return [
      ...secrets.filter((secret) => answer.includes(secret)).map((secret) => `tells a secret: ${secret}`),
      ...heads.flatMap(([, status = '', lines = '']) => {
        const said = lines
          .trim()
          .split('\r\n')
          .map(
            (line) =>
              [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()] as const,
          )
        const headers = new Map(said)
        if (status === '100') return []
        const location = headers.get('location')
        return [
          // 501 and 505 are for what nobody can know.
          ...(status >= '500' && !['501', '505'].includes(status) ? [`status ${status}`] : []),
          ...(location === undefined || pages.has(location.replace(/\?.*/, ''))
            ? []
            : [`${status} leads to ${location.slice(0, 80)}`]),
          ...expected.flatMap(([name = '', value]) => {
            const found = headers.get(name)
            const isWell = found === value || (name === 'cross-origin-resource-policy' && found === 'cross-origin')
            return isWell ? [] : [`${status}: ${name} is ${found}`]
          }),
          ...[...headers.keys()]
            .filter((name) => !known.test(name) && !expected.some(([own]) => own === name))
            .map((name) => `${status}: has ${name}`),
        ]
      }),
    ]
  }
}
