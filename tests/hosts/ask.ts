import * as http from 'node:http'
import * as https from 'node:https'
import { connect } from 'node:net'

interface Asked {
  method?: string
  headers?: http.OutgoingHttpHeaders
}

export interface Answered {
  status: number
  headers: http.IncomingHttpHeaders
  body: Buffer
}

/** Over TLS it is a public host, which others use too: few at a time. */
const agents = {
  http: new http.Agent({ keepAlive: true, maxSockets: 16 }),
  https: new https.Agent({ keepAlive: true, maxSockets: 4 }),
}
// A word by which logs of visits leave it out.
const who = 'monitor (npm run live, by the owner of the site)'

/** Asks for a path exactly as it is written, and follows nothing. */
export function ask(origin: string, path: string, { method = 'GET', headers = {} }: Asked = {}): Promise<Answered> {
  const { protocol, hostname, port } = new URL(origin)
  const [{ request }, agent] = protocol === 'https:' ? [https, agents.https] : [http, agents.http]
  // Hosts that are started here listen to IPv4 alone.
  const where = { hostname, port, path, agent, ...(hostname === 'localhost' && { family: 4 }) }
  return new Promise((done, fail) => {
    const sent = { 'User-Agent': who, ...headers }
    const asked = request({ ...where, method, headers: sent, timeout: 60_000 }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('error', fail)
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    })
    asked.on('timeout', () => asked.destroy(new Error('no answer within a minute')))
    asked.on('error', (error) => fail(new Error(`${method} ${path.slice(0, 80)}: ${error.message}`)))
    asked.end()
  })
}

/** How long a server may take, in milliseconds; much longer than it does on a busy machine. */
export const patience = 20_000

/** All that comes back until the server hangs up, each byte a character; undefined if it does not. Some listen to nobody who has said all, so we wait before we say so. */
export function answerTo(origin: string, input: string, wait = 0): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  const parts: Buffer[] = []
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.setTimeout(patience, () => {
    resolve(undefined)
    socket.destroy()
  })
  socket.on('data', (part) => parts.push(part))
  // Some hang up while they are still being talked to; what they said until then counts.
  socket.on('error', () => {})
  socket.on('close', () => {
    clearTimeout(done)
    resolve(Buffer.concat(parts).toString('latin1'))
  })
  socket.write(Buffer.from(input, 'latin1'))
  const done = wait > 0 ? setTimeout(() => socket.end(), wait) : void socket.end()
  return promise
}

/** Sends a line that no proper client would, and returns the head of what comes back: status 0 if the host just hangs up. */
export async function sendRaw(origin: string, line: string): Promise<{ status: number; head: string }> {
  const answer = await answerTo(origin, `${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  const [head = ''] = answer?.split('\r\n\r\n') ?? []
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head }
}
