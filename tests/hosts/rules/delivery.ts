import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { ask } from '../ask.ts'
import { each, fileOf, type Rules, read, samples, unless } from './rule.ts'

const unpack: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

/** What browsers send, and the coding they should get. */
const codings: [asked: string, expected: string | undefined][] = [
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['identity', undefined],
  ['', undefined],
]

/** How the bytes arrive. */
export const deliveryRules: Rules = {
  'pages and scripts are compressed as the browser asks': async (host) => {
    if (host.leavesToEdge.includes('compression')) return []
    const { page, script, style, unknown } = samples(host)
    const files = [
      [page, fileOf(page)],
      ['/', '/index.html'],
      [script, script],
      [style, style],
      [unknown, '/404.html'],
    ]
    const cases = files.flatMap(([path = '', file = '']) => codings.map((coding) => ({ path, file, coding })))
    return each(cases, async ({ path, file, coding: [asked, expected] }) => {
      const { headers, body } = await ask(host.origin, path, { headers: { 'Accept-Encoding': asked } })
      const plain = read(host, file)
      const found = headers['content-encoding']
      const what = `${path} with "${asked}"`
      return [
        ...unless(plain.length < 1_000 || found === expected, `${what}: is ${found ?? 'plain'}`),
        ...unless((unpack[found ?? ''] ?? ((b: Buffer) => b))(body).equals(plain), `${what}: is not what was built`),
        ...unless(found === undefined || /accept-encoding/i.test(headers.vary ?? ''), `${what}: does not vary`),
      ]
    })
  },

  'HEAD answers as GET does, without the body': (host) => {
    const { page, script, old, unknown } = samples(host)
    return each([page, '/', script, old, unknown, '/about/', '/ABOUT'], async (path) => {
      const [get, head] = await Promise.all([ask(host.origin, path), ask(host.origin, path, { method: 'HEAD' })])
      const names = ['content-type', 'cache-control', 'etag', 'location', 'content-security-policy'] as const
      return [
        ...unless(
          head.status === get.status && head.body.length === 0,
          `${path}: ${head.status}, ${head.body.length} bytes`,
        ),
        ...names.flatMap((name) => unless(head.headers[name] === get.headers[name], `${path}: another ${name}`)),
      ]
    })
  },

  'a part of a file is sent where one is asked for': async (host) => {
    if (host.leavesToEdge.includes('ranges')) return []
    const { script } = samples(host)
    const whole = read(host, script)
    const size = whole.length
    const cases: [range: string, status: number, part: Buffer][] = [
      ['bytes=0-99', 206, whole.subarray(0, 100)],
      ['bytes=10-', 206, whole.subarray(10)],
      ['bytes=-7', 206, whole.subarray(-7)],
      ['bytes=0-0', 206, whole.subarray(0, 1)],
      [`bytes=0-${size * 2}`, 206, whole],
      ['lines=1-2', 200, whole],
      // Many parts of a small file would be more bytes than the file.
      ['bytes=0-0,2-3', 200, whole],
      [`bytes=${'0-0,'.repeat(500)}0-0`, 200, whole],
    ]
    const faults = await each(cases, async ([range, status, part]) => {
      const { status: found, body } = await ask(host.origin, script, { headers: { Range: range } })
      return unless(found === status && body.equals(part), `${range}: ${found}, ${body.length} bytes`)
    })
    const beyond = await ask(host.origin, script, { headers: { Range: `bytes=${size}-` } })
    const stale = await ask(host.origin, script, { headers: { Range: 'bytes=0-9', 'If-Range': '"no"' } })
    return [
      ...faults,
      ...unless(
        beyond.status === 416 && beyond.headers['content-range'] === `bytes */${size}`,
        `beyond: ${beyond.status}`,
      ),
      ...unless(stale.status === 200 && stale.body.equals(whole), `of another version: ${stale.status}`),
    ]
  },
}
