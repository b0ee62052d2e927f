import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { methods } from '../headers.ts'
import { brief } from './answer.ts'
import type { Site } from './site.ts'

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
