import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeTinySite } from '../../tests/support/tiny-site.ts'
import { swapFolder } from '../../tools/swap-folder.ts'
import { securityHeaders } from '../headers.ts'
import { type RunningServer, startServer } from './server.ts'

const root = mkdtempSync(join(tmpdir(), 'server-'))
const [dist, aside] = [join(root, 'dist'), join(root, 'aside')]
afterAll(() => rmSync(root, { recursive: true }))

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

/** The answer to a request that no browser would send. */
async function answerTo(...lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1')
  socket.end([...lines, 'Connection: close', '', ''].join('\r\n'))
  return text(socket)
}

test.each([
  ['names no host', 400, []],
  ['names two hosts', 400, ['Host: a', 'Host: b']],
  ['expects what nobody knows', 200, ['Host: a', 'Expect: wonders']],
])('a request that %s gets %i, with the headers of every answer', async (_what, status, lines) => {
  const [head = ''] = (await answerTo('GET /about HTTP/1.1', ...lines)).split('\r\n\r\n')
  expect(head).toContain(`HTTP/1.1 ${status} `)
  for (const name of Object.keys(securityHeaders([]))) expect(head.toLowerCase()).toContain(name.toLowerCase())
})
