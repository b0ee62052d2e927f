import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { brief } from './answer.ts'
import type { Site } from './site.ts'

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers what Node could not read as a request, with the headers of every other answer, and hangs up. */
export function refuse(site: Site, { code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || code === 'ECONNRESET') return void socket.destroy()
  const status = statuses[code] ?? 400
  const text = STATUS_CODES[status] ?? ''
  const { headers, body } = brief(site, status, text, ['Connection', 'close'])
  const lines = headers.map((part, i) => (i % 2 === 0 ? `${part}: ` : `${part}\r\n`))
  socket.end(`HTTP/1.1 ${status} ${text}\r\n${lines.join('')}\r\n${body}`)
}
