import { createServer, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { passOn } from './answer.ts'
import { listening } from './server.ts'

function serving(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  onTestFinished(() => void server.close())
  // As the server of the site does, which answers what nobody knows how to expect.
  server.on('checkExpectation', listener)
  return listening(server)
}

test.each([
  ['is said by us', false, '127.0.0.1'],
  ['was said by who stands in front', true, '192.0.2.1'],
])('who asks %s, and nobody behind is expected to know what we do not', async (_what, isSaid, who) => {
  const behind = createServer(({ headers, method, url }, response) =>
    response.end(JSON.stringify({ headers, method, url })),
  )
  onTestFinished(() => void behind.close())
  const socket = connect(await serving(passOn(await listening(behind), isSaid)), '127.0.0.1')
  // Whoever waits for the rest of a body is not us.
  const lines = ['POST /api/a?b HTTP/1.1', 'Host: a', 'X-Real-IP: 192.0.2.1', 'Expect: wonders', 'Content-Length: 5']
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  expect(head).toContain('HTTP/1.1 200 OK')
  const passed = JSON.parse(body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1))
  expect(passed).toMatchObject({ method: 'POST', url: '/api/a?b', headers: { host: 'a', 'x-real-ip': who } })
})

test('where nobody is behind, that is said with the headers of every answer', async () => {
  const port = await serving(passOn(1, false))
  const answer = await fetch(`http://127.0.0.1:${port}/api/messages`)
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('Please try again.')])
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
})
