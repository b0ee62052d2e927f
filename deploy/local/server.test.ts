import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { folderOfFile } from '../../tests/support/scratch.ts'
import { writeTinySite } from '../../tests/support/tiny-site.ts'
import { swapFolder } from '../../tools/copy-project.ts'
import { securityHeaders } from '../headers.ts'
import { type RunningServer, startServer } from './server.ts'

const root = folderOfFile()
const [dist, aside] = [join(root, 'dist'), join(root, 'aside')]

let server: RunningServer
beforeEach(async () => {
  writeTinySite(dist, { '/': 'first', '/about': 'first', '/_astro/a.1.js': 'one' }, { '/old': '/about' })
  server = await startServer(dist)
})
afterEach(() => server.stop())

const get = async (path: string) => {
  const answer = await fetch(server.origin + path, { redirect: 'manual' })
  return `${answer.status} ${await answer.text()}`
}

/** Asks until the answer is there; a test that never gets it runs out of time. Every answer on the way is kept. */
async function until(path: string, expected: string): Promise<string[]> {
  const seen: string[] = []
  while (seen.at(-1) !== expected) seen.push(await get(path))
  return [...new Set(seen)]
}

describe('a build under a running server', () => {
  const next = { '/': 'second', '/about': 'second', '/_astro/a.2.js': 'two' }

  test('is shown whole as soon as it is there, and nothing is missing on the way', async () => {
    writeTinySite(aside, next)
    swapFolder(aside, dist)
    const seen = await until('/about', '200 second')
    expect(seen.filter((answer) => !['200 first', '200 second'].includes(answer))).toEqual([])
    expect(await get('/')).toBe('200 second')
  })

  test('leaves what open pages still need', async () => {
    writeTinySite(aside, next)
    swapFolder(aside, dist)
    await until('/_astro/a.2.js', '200 two')
    expect(await get('/_astro/a.1.js')).toBe('200 one')
  })

  test('in place shows the site before it, until it is done', async () => {
    rmSync(dist, { recursive: true })
    expect(await get('/about')).toBe('200 first')
    writeTinySite(dist, next)
    expect(await until('/about', '200 second')).not.toContain('404 nothing here')
  })

  test('that fails leaves the one before it', async () => {
    rmSync(dist, { recursive: true })
    expect(readdirSync(root)).not.toContain('dist')
    expect(await get('/old')).toMatch(/^301/)
    expect(await get('/about')).toBe('200 first')
  })
})

/** Says something that no browser would, and nothing more. */
function say(...lines: string[]) {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1')
  socket.write(lines.join('\r\n'))
  return socket
}

describe('every answer has the headers of the site', () => {
  test.each([
    ['no host', 400, ['GET /about HTTP/1.1']],
    ['two hosts', 400, ['GET /about HTTP/1.1', 'Host: a', 'Host: b']],
    ['two hosts for the service', 400, ['GET /api/messages HTTP/1.1', 'Host: a', 'Host: b']],
    ['no possible host', 400, ['GET /about HTTP/1.1', 'Host: a b']],
    ['no possible host for the service', 400, ['GET /api/messages HTTP/1.1', 'Host: [']],
    ['an expectation that nobody knows', 200, ['GET /about HTTP/1.1', 'Host: a', 'Expect: wonders']],
    ['a way to elsewhere', 405, ['CONNECT example.com:80 HTTP/1.1', 'Host: a']],
  ])('to %s: %i', async (_what, status, lines) => {
    await server.stop()
    server = await startServer(dist, { api: (_request, response) => response.end('from the service') })
    const [head = ''] = (await text(say(...lines, 'Connection: close', '', '').end())).split('\r\n\r\n')
    expect(head).toContain(`HTTP/1.1 ${status} `)
    for (const name of Object.keys(securityHeaders([]))) expect(head.toLowerCase()).toContain(name.toLowerCase())
  })
})

describe('whoever takes too long', () => {
  beforeEach(async () => {
    await server.stop()
    writeTinySite(dist, { '/': 'home', '/large.txt': 'x'.repeat(30_000_000) })
    server = await startServer(dist, { patience: 200 })
  })

  test.each([
    ['to ask', ['GET / HTTP/1.1', 'Host: a', 'X-A: b']],
    ['to say anything', []],
    ['to send what is not wanted', ['POST / HTTP/1.1', 'Host: a', 'Content-Length: 10', '', 'a']],
  ])('%s is told so and hung up on', async (_what, lines) => {
    expect(await text(say(...lines))).toContain('HTTP/1.1 408 Request Timeout')
  })

  test('to read is hung up on', async () => {
    const socket = say('GET /large.txt HTTP/1.1', 'Host: a', '', '')
    // Nobody reads here, so only saying something tells that nobody listens any more.
    const talk = setInterval(() => socket.write('\r\n'), 50)
    const [{ code }] = await once(socket, 'error')
    clearInterval(talk)
    expect(['EPIPE', 'ECONNRESET']).toContain(code)
  })
})
