import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { finder } from '../../deploy/address-book.ts'
import { folderOfFile } from '../../tests/support/scratch.ts'
import { counter, countVisits, eachLine } from './count.ts'
import { asHtml, asText, report } from './show.ts'

const pages = ['/', '/about', '/kites/box']
const browser = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'
const line = (path: string, { status = 200, from = '-', by = browser, day = '17/Nov/2026', method = 'GET' } = {}) =>
  `203.0.113.9 - - [${day}:23:59:59 +0100] "${method} ${path} HTTP/2.0" ${status} 512 "${from}" "${by}"`
const cloudflare = (more: object = {}) =>
  JSON.stringify({ ClientRequestURI: '/about?a', EdgeResponseStatus: 200, ClientRequestUserAgent: browser, ...more })

const counted = (...lines: string[]) => {
  const visits = countVisits(finder({ pages, moved: { '/old': '/about' } }), 'www.example.com')
  for (const each of lines) visits.take(each)
  return visits
}

describe('a line', () => {
  test.each([
    ['of a page', line('/about'), 'views'],
    ['of a page with words of a search', line('/about?q=secret#x'), 'views'],
    ['of a page that the browser had already', line('/', { status: 304 }), 'views'],
    ['of an address in full', line('https://www.example.com/about'), 'views'],
    ['without an address before it', line('/about').replace('203.0.113.9', '-'), 'views'],
    ['with a host before it', `www.example.com:443 ${line('/about')}`, 'views'],
    ['with quotes in it', line('/about', { by: String.raw`Mozilla \"5\" \x22` }), 'views'],
    ['of a page made ready', line('/about', { by: 'prefetch' }), 'ready'],
    ['of an old address', line('/old', { status: 301 }), 'others'],
    ['of a file', line('/_astro/a.js'), 'others'],
    ['of another method', line('/about', { method: 'HEAD' }), 'others'],
    ['of nothing', line('/abuot', { status: 404 }), 'missing'],
    ['of a door', line('/wp-login.php', { status: 404 }), 'probes'],
    ['of a hidden file', line('/.env', { status: 404 }), 'probes'],
    ['by a search engine', line('/about', { by: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }), 'programs'],
    ['by our own log of such a one', line('/about', { by: 'bot' }), 'programs'],
    ['by nobody', line('/about', { by: '-' }), 'programs'],
    ['of Cloudflare, in nanoseconds', cloudflare({ EdgeStartTimestamp: 1.79496e18 }), 'views'],
    ['of Cloudflare, in seconds', cloudflare({ EdgeStartTimestamp: 1_794_960_000 }), 'views'],
    ['of Cloudflare, written out', cloudflare({ EdgeStartTimestamp: '2026-11-18T00:00:00Z' }), 'views'],
    ['of Cloudflare without a time', cloudflare(), 'unreadable'],
    ['of Cloudflare with a time that is none', cloudflare({ EdgeStartTimestamp: 1e300 }), 'unreadable'],
    ['of Cloudflare, cut off', cloudflare().slice(0, 30), 'unreadable'],
    ['of no day', line('/about', { day: '99/Nov/2026' }), 'unreadable'],
    ['of no month', line('/about', { day: '01/Foo/2026' }), 'unreadable'],
    ['of a handshake', line('/').replace('GET / HTTP/2.0', String.raw`\x16\x03\x01`), 'unreadable'],
    ['cut off', line('/about').slice(0, 60), 'unreadable'],
    ['of another log', '2026/11/17 10:00:00 [error] 7#7: *1 open() failed', 'unreadable'],
    ['of noise', '\u0000\ufffd\u001b[2J', 'unreadable'],
  ] as const)('%s', (_case, text, kind) => {
    expect(counted(text, '', '  \r').lines).toMatchObject({ all: 1, [kind]: 1 })
  })
})

test('pages, what was not found with the nearest page, sites and days are counted; nothing says who', () => {
  const visits = counted(
    line('/about', { from: 'https://News.example.org:8443/a?b' }),
    line('/about', { from: 'https://example.com/', day: '16/Nov/2026' }),
    line('/kites/box', { from: 'https://user:word@links.example/x' }),
    line('/box', { status: 404 }),
    cloudflare({ EdgeStartTimestamp: '2026-11-18T00:00:00Z' }),
  )
  const { tables } = report(visits, pages)
  expect(tables).toEqual({
    Pages: [
      [3, '/about', ''],
      [1, '/kites/box', ''],
    ],
    'Asked for and not found': [[1, '/box', 'perhaps /kites/box']],
    'Sites that led here': [
      [1, 'news.example.org', ''],
      [1, 'links.example', ''],
    ],
    Days: [
      [1, '2026-11-18', ''],
      [2, '2026-11-17', ''],
      [1, '2026-11-16', ''],
    ],
  })
  for (const said of [asText(report(visits, pages)), asHtml(report(visits, pages), '2026-11-18')])
    expect(said).not.toMatch(/203\.0\.113|Firefox|user|word/)
})

test('what a stranger wrote moves no cursor, and is no markup', () => {
  const found = report(counted(line('/\u001b[2J\u202e<script>"&', { status: 404 })), pages)
  expect(asText(found)).toContain('/\ufffd[2J\ufffd<script>"&')
  const html = asHtml(found, '2026-11-18')
  expect(html).toContain('&lt;script&gt;&quot;&amp;')
  expect(html).not.toMatch(/<script|(?!\n)[\p{Cc}\p{Bidi_Control}]/u)
})

test('the picture has a bar for each day, quiet ones too, and a wrong clock moves none', () => {
  const days = ['01/Nov/2026', '03/Nov/2026', '03/Nov/2026', '01/Jan/2099'].map((day) => line('/', { day }))
  const html = asHtml(report(counted(...days), pages), '2026-11-18')
  expect(html.match(/<rect [^>]*height="(\d+)"><title>[^<]*/g)).toEqual([
    '<rect x="0" y="50" width="8" height="50"><title>2026-11-01: 1',
    '<rect x="10" y="100" width="8" height="0"><title>2026-11-02: 0',
    '<rect x="20" y="0" width="8" height="100"><title>2026-11-03: 2',
  ])
  expect(asHtml(report(counted(days[3] ?? ''), pages), '2026-11-18')).not.toContain('<svg')
})

test('however many names there are, so many are kept, and the frequent ones', () => {
  const names = counter(10)
  for (let i = 0; i < 10_000; i++) for (const name of [`once-${i}`, 'often']) names.add(name)
  expect(names.top().length).toBeLessThanOrEqual(20)
  expect(names.top()[0]).toEqual(['often', 10_000])
})

test('a line that never ends is let go, and those around it are not', async () => {
  async function* chunks() {
    yield 'first\nse'
    yield 'cond\n'
    for (let i = 0; i < 1_000; i++) yield 'x'.repeat(10_000)
    yield '\nlast'
  }
  const lines: string[] = []
  await eachLine(chunks(), (each) => lines.push(each))
  expect(lines.map((each) => (each.length > 10 ? 'long' : each))).toEqual(['first', 'second', 'long', 'last'])
  expect(lines[2]?.length).toBeLessThan(30_000)
})

describe('npm run visits', () => {
  const folder = folderOfFile()
  const at = (name: string) => join(folder, name)
  const run = (args: string[], input?: Uint8Array) =>
    spawnSync(process.execPath, ['tools/visits.ts', '--html', at('deep/page.html'), ...args], {
      input,
      encoding: 'utf8',
    })

  test('takes plain and packed logs, whatever they are called, and what comes to it', () => {
    writeFileSync(at('a.log'), `${line('/')}\n`)
    writeFileSync(at('b.log'), gzipSync(`${line('/')}\n`))
    writeFileSync(at('empty.log'), '')
    const { status, stdout } = run([at('a.log'), at('b.log'), at('empty.log'), '-'], gzipSync(line('/')))
    expect([status, stdout]).toEqual([0, expect.stringContaining(`in ${at('deep/page.html')}`)])
    expect(stdout).toMatch(/^3 lines: 3 views/)
    expect(readFileSync(at('deep/page.html'), 'utf8')).toContain('<svg')
  })

  test('counts what stands before a log breaks off, and says so', () => {
    const { status, stdout, stderr } = run(['-'], gzipSync(`${line('/')}\n`.repeat(5_000)).subarray(0, -20))
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^- breaks off \(.*\)\. What stands before/)])
    expect(stdout).toMatch(/^\d+,\d+ lines/)
  })

  test.each([
    [['/nowhere/a.log'], '/nowhere/a.log is no file that is there. Nothing was counted.'],
    [['.'], '. is no file that is there. Nothing was counted.'],
    [[], 'npm run visits -- access.log'],
  ])('%j is answered in a sentence', (args, said) => {
    const { status, stdout, stderr } = run(args)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain(said)
    expect(stderr).not.toMatch(/^ {4}at /m)
  })
})
