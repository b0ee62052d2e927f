import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listening } from '../deploy/local/server.ts'
import { linksIn, tryAll, tryLink } from './links.ts'

const agents = new Set<string>()
const open = new Map<string, number>()
let most = 0

/** Every host of the tests, as the first part of a path. */
const server = createServer((request, response) => {
  agents.add(request.headers['user-agent'] ?? '')
  const { method = '', url = '' } = request
  const path = url.replace(/^\/[^/]+/, '')
  const lead = (status: number, Location: string) => response.writeHead(status, { Location }).end()
  if (path === '/moved') return lead(301, '/there')
  if (path === '/twice') return lead(308, 'http://b.site/moved')
  if (path === '/for-now') return lead(302, '/there')
  if (path === '/mixed') return lead(302, '/moved')
  if (path === '/round') return lead(301, '/round')
  if (path === '/nowhere') return lead(301, 'javascript:alert(1)')
  if (path === '/silent') return undefined
  if (path === '/no-head') return response.writeHead(method === 'HEAD' ? 405 : 200).end('x'.repeat(1_000_000))
  return response.writeHead(Number(/\d+/.exec(path)?.[0] ?? 200)).end()
})
let port = 0
beforeAll(async () => {
  port = await listening(server)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const ask: typeof fetch = async (url, init) => {
  const { host, pathname, protocol } = new URL(String(url))
  if (protocol !== 'http:') throw new TypeError('unknown scheme')
  open.set(host, (open.get(host) ?? 0) + 1)
  most = Math.max(most, open.get(host) ?? 0)
  return fetch(`http://127.0.0.1:${port}/${host}${pathname}`, init).finally(() =>
    open.set(host, (open.get(host) ?? 0) - 1),
  )
}
const asking = { ask, agent: 'link-check (https://www.example.com)', pause: 0 }

test.each([
  ['/200', { kind: 'fine' }],
  ['/no-head', { kind: 'fine' }],
  ['/for-now', { kind: 'fine' }],
  ['/mixed', { kind: 'fine' }],
  ['/moved', { kind: 'moved', to: 'http://a.site/there' }],
  ['/twice', { kind: 'moved', to: 'http://b.site/there' }],
  ['/404', { kind: 'dead', reason: '404' }],
  ['/410', { kind: 'dead', reason: '410' }],
  ['/403', { kind: 'untried', reason: 'it answers 403' }],
  ['/503', { kind: 'untried', reason: 'it answers 503' }],
  ['/round', { kind: 'untried', reason: 'it leads on and on' }],
  ['/nowhere', { kind: 'untried', reason: 'unknown scheme' }],
  ['/silent', { kind: 'untried', reason: 'The operation was aborted due to timeout' }],
])('%s is %o', async (path, outcome) => {
  const patience = path === '/silent' ? 100 : 60_000
  expect(await tryLink(`http://a.site${path}`, { ...asking, patience })).toEqual(outcome)
})

test('no host is asked twice at a time, and each is told who asks', async () => {
  agents.clear()
  most = 0
  const links = ['a', 'b', 'c'].flatMap((host) => [1, 2, 3, 4].map((n) => `http://${host}.site/page-${200 + n}`))
  const outcomes = await tryAll(links, asking)
  expect([...outcomes.keys()].sort()).toEqual(links)
  expect(most).toBe(1)
  expect(agents).toEqual(new Set([asking.agent]))
})

test('links are found as texts have them, once each, with their files', () => {
  const texts = [
    ['a.md', 'See [it](https://a.org/x_(y)), <https://b.org/?q=1#z>. Or https://c.org/d.'],
    ['b.yaml', 'check: https://c.org/d\nother: "https://d.org"\nnone: https://\n'],
  ] as const
  expect(Object.fromEntries(linksIn(texts))).toEqual({
    'https://a.org/x_(y)': ['a.md'],
    'https://b.org/?q=1#z': ['a.md'],
    'https://c.org/d': ['a.md', 'b.yaml'],
    'https://d.org': ['b.yaml'],
  })
})
