import { request as ask, type RequestListener } from 'node:http'
import { caching, securityHeaders } from '../headers.ts'

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
