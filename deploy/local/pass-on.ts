import { request as ask, type RequestListener } from 'node:http'
import { caching, securityHeaders } from '../headers.ts'

/** Passes requests on to a server on this machine, and says who asks, unless somebody in front of both has said so. */
export function passOn(port: number, isSaid: boolean): RequestListener {
  return (request, response) => {
    const who = isSaid ? request.headers['x-real-ip'] : request.socket.remoteAddress
    const headers = { ...request.headers, 'x-real-ip': who ?? '' }
    const options = { host: '127.0.0.1', port, method: request.method, path: request.url, headers }
    const asked = ask(options, (answer) => {
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
    request.pipe(asked)
  }
}
