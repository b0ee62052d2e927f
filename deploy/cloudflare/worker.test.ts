import { describe, expect, test } from 'vitest'
import { cloudflareFiles } from './files.ts'
import { worker } from './worker.ts'

const book = { pages: ['/', '/about'], moved: { '/old': '/about' }, files: ['/robots.txt'], scripts: ['sha256-x='] }
const files = {
  fetch: async (asked: Request | URL) =>
    new Response(`file ${new URL(asked instanceof URL ? asked : asked.url).pathname}`),
}
const context = { waitUntil: () => {} }
const ask = (path: string, method = 'GET') =>
  worker(book).fetch(new Request(`https://site.test${path}`, { method }), { ASSETS: files }, context)

describe('the Worker', () => {
  test.each([
    ['/old?a=1', '/about?a=1'],
    ['/OLD/', '/about'],
    ['/about.html?a=1', '/about?a=1'],
    ['/About/', '/about'],
  ])('leads %s to %s for good', async (path, to) => {
    const { status, headers } = await ask(path)
    expect([status, headers.get('Location')]).toEqual([301, to])
  })

  test('answers anything else with the page for unknown addresses', async () => {
    const answer = await ask('/no')
    expect([answer.status, await answer.text()]).toEqual([404, 'file /404'])
    expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
  })

  test('hands on what is a page after all', async () => {
    expect(await (await ask('/about')).text()).toBe('file /about')
  })

  test('refuses other methods', async () => {
    const { status, headers } = await ask('/old', 'POST')
    expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('a service beside it', () => {
  const service = { fetch: async ({ method }: Request) => new Response(`service ${method}`), scheduled: async () => {} }
  const askBoth = (path: string, method: string) =>
    worker(book, service).fetch(new Request(`https://site.test${path}`, { method }), { ASSETS: files }, context)

  test('answers all below /api, and nothing else', async () => {
    expect(await (await askBoth('/api/messages', 'POST')).text()).toBe('service POST')
    expect((await askBoth('/apis', 'POST')).status).toBe(405)
    expect((await ask('/api/messages', 'POST')).status).toBe(405)
  })

  test('is part of the Worker only where there is one', () => {
    expect(cloudflareFiles(book)['_hosts/worker.ts']).not.toContain('service')
    expect(cloudflareFiles(book, true)['_hosts/worker.ts']).toContain('../../service/worker.ts')
  })
})

test('old addresses and files for hosts are not uploaded', () => {
  const ignored = cloudflareFiles(book)['.assetsignore']?.trim().split('\n')
  expect(ignored).toEqual(['/_hosts', '*.br', '*.gz', '/old.html'])
})

describe('what is said beside files', () => {
  const lines = cloudflareFiles(book)['_headers']?.split('\n') ?? []
  const ruleOf = (where: string) => lines.slice(lines.indexOf(where)).slice(0, 3)

  test('no line is longer than Cloudflare reads', () => {
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2_000)
  })

  test.each([
    ['/_astro/*', 'Cache-Control', 'public, max-age=31536000, immutable'],
    ['/*.png', 'Cross-Origin-Resource-Policy', 'cross-origin'],
  ])('%s has one %s, not two in one line', (where, name, value) => {
    expect(ruleOf(where)).toEqual([where, `  ! ${name}`, `  ${name}: ${value}`])
  })
})
