import { longestPath } from '../../../deploy/address-book.ts'
import { securityHeaders } from '../../../deploy/headers.ts'
import { ask, sendRaw } from '../ask.ts'
import { each, type Rules, read, samples, unless } from './rule.ts'

/** Paths that are nothing, or a page in disguise. */
const odd = [
  '/%00',
  '/about%00',
  '/%zz',
  '/%',
  '/%c0%af',
  '/%E0%A4%A',
  '/%0d%0aSet-Cookie:a=b',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/../../etc/passwd',
  '/about/../../etc/passwd',
  '/./about',
  '/x/../about',
  '//about',
  '//example.com/about',
  '///',
  '/\\example.com',
  '//example.com/%2e%2e',
  '/\\/example.com/',
  '/%5cexample.com',
  '/%2f%2fexample.com',
  '/.//example.com/..',
  '/%09/example.com',
  '/about//',
  '/%61bout',
  '/about;x=1',
  '/about&x=1',
  '/about%3Fx=1',
  '/%2Fabout',
  '/constructor',
  '/__proto__',
  '/hasOwnProperty',
  '/about%20',
  '/%F0%9F%AA%81',
  `/${'a'.repeat(5_000)}`,
  `/${'a/'.repeat(2_500)}`,
  `/about?${'q=1&'.repeat(1_250)}`,
  '/.git/config',
  '/.env',
]

/** Headers that hide one request inside another, where two programs disagree about its end. */
const ambiguous = [
  'Content-Length: 6\r\nTransfer-Encoding: chunked',
  'Content-Length: 0\r\nContent-Length: 10',
  'Content-Length: 4\r\nTransfer-Encoding: xchunked',
  'Transfer-Encoding : chunked',
  'Transfer-Encoding: gzip',
  'Content-Length: -5',
  'Content-Length: +5',
  'X-A: b\0c',
]

/** No request is a reason to fail. */
export const oddityRules: Rules = {
  'no path is an error of the host, or leads away from it': (host) =>
    each(odd, async (path) => {
      const { status, headers } = await ask(host.origin, path)
      const location = headers.location?.replace(host.origin, '') ?? ''
      const here = location === '' || /^\/(?![/\\])/.test(location)
      return [
        ...unless([200, 301, 307, 308, 400, 404, 414].includes(status), `${path.slice(0, 40)}: ${status}`),
        ...unless(here && !headers['set-cookie'], `${path.slice(0, 40)}: leads to ${location.slice(0, 80)}`),
      ]
    }),

  'a path longer than any of ours is unknown, whatever it would mean if it were read': (host) => {
    const { page, script } = samples(host)
    const before = '/'.repeat(longestPath) + page
    const paths = [before, page + '/'.repeat(longestPath), `${before}.png`, script + '/x.js'.repeat(longestPath)]
    const notFound = read(host, '/404.html')
    return each([...paths, `/${'a'.repeat(7_000)}`, '/a'.repeat(3_500)], async (path) => {
      const { status, headers, body } = await ask(host.origin, path)
      const isOurs = body.equals(notFound) && headers['x-content-type-options'] === 'nosniff'
      return unless(status === 404 && isOurs, `${path.slice(0, 8)}…${path.slice(-30)}: ${status}`)
    })
  },

  'no line is an error of the host either': (host) =>
    each(
      ['GET /\0 HTTP/1.1', 'GET /a b HTTP/1.1', 'GET about HTTP/1.1', 'GET', 'nonsense / HTTP/1.1'],
      async (line) => {
        const { status } = await sendRaw(host.origin, line)
        // 501 is for a method that nobody knows.
        return unless(status < 500 || status === 501, `${JSON.stringify(line)}: ${status}`)
      },
    ),

  'an address may be asked for in full, whatever it says of the host': (host) => {
    const { page } = samples(host)
    const cases = [
      [`http://localhost${page}?x=1`, 200, ''],
      [`HTTPS://example.com${page}`, 200, ''],
      ['http://localhost', 200, ''],
      [`http://example.com${page}/?x=1`, 301, `${page}?x=1`],
    ] as const
    return each(cases, async ([target, expected, leads]) => {
      const { status, head } = await sendRaw(host.origin, `GET ${target} HTTP/1.1`)
      const location = /^location: (.*)$/im.exec(head)?.[1] ?? ''
      return unless(status === expected && location === leads, `${target}: ${status} ${location}`)
    })
  },

  'what two readers could understand differently is refused, with the security headers': async (host) => {
    if (host.leavesToEdge.includes('refusals')) return []
    const policy = securityHeaders(host.book.scripts)['Content-Security-Policy'] ?? ''
    const flood = Array.from({ length: 5_000 }, (_, i) => `X-${i}: 1`).join('\r\n')
    return each([...ambiguous, flood], async (lines) => {
      const { status, head } = await sendRaw(host.origin, `GET / HTTP/1.1\r\n${lines}`)
      const what = JSON.stringify(lines.slice(0, 60))
      return [
        ...unless([400, 431, 501].includes(status), `${what}: ${status}`),
        ...unless(head.includes(policy) && /^x-content-type-options: nosniff$/im.test(head), `${what}: bare ${status}`),
      ]
    })
  },

  'what is read cannot be written to': (host) => {
    const { page, script, old, unknown } = samples(host)
    const cases = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].flatMap((method) =>
      [page, '/', script, old, unknown].map((path) => ({ method, path })),
    )
    return each(cases, async ({ method, path }) => {
      const { status, headers } = await ask(host.origin, path, { method })
      return unless(status === 405 && headers.allow === 'GET, HEAD', `${method} ${path}: ${status}, ${headers.allow}`)
    })
  },
}
