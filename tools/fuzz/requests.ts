import type { AddressBook } from '../../deploy/address-book.ts'

type Random = () => number

const methods = [
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'get',
  'G',
]
const versions = ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', 'http/1.1', 'HTTP/1.', '']
const hosts = [
  'a:b',
  '[::1',
  'a b',
  '',
  '..',
  'x'.repeat(4_000),
  'example.com@localhost',
  '0x7f.1',
  'a\tb',
  '例え',
  'a/../b',
]
/** What is put into a path somewhere, once or very often. */
const scraps = [
  ...['/', '//', '.', '..', '/..', '/../', '/./', '\\', '..\\', '%2e', '%2e%2e', '%2f', '%5c', '%00', '%0a', '%0d%0a'],
  ...['%', '%zz', '%c0%af', '%e2%80%ae', '%25', '%252e', ';', '?', '#', '&', '~', '*', ' ', '\t', '\0', '\x7f', '\xff'],
  ...[
    '.html',
    '/index',
    'index.html',
    '.br',
    '.gz',
    '.png',
    '/_astro/',
    '/_hosts/',
    '/api/',
    '/social/',
    '/etc/passwd',
  ],
  ...['http://localhost', 'https://example.com/', '//example.com', '@example.com', ':80', '$uri', '$1', '\r\n'],
]
/** Headers that hosts read. */
const headers = [
  ...['Range', 'If-Range', 'If-None-Match', 'If-Match', 'If-Modified-Since', 'If-Unmodified-Since', 'Accept-Encoding'],
  ...['Content-Length', 'Transfer-Encoding', 'Expect', 'Connection', 'Upgrade', 'Host', 'Cookie', 'Referer', 'Origin'],
  ...['User-Agent', 'Sec-Purpose', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Original-URL', 'TE', 'Max-Forwards', 'X'],
]
const values = [
  ...[
    'bytes=0-',
    'bytes=-1',
    'bytes=5-2',
    'bytes=0-0,1-1',
    'bytes=99999999999999999999-',
    'bytes=-0',
    'bytes=--1',
    'bytes=',
  ],
  ...[
    '*',
    '"x"',
    'W/"x"',
    'br;q=0',
    'br;q=x',
    'gzip, br',
    'identity;q=0, *;q=0',
    'chunked',
    'chunked, chunked',
    'gzip',
  ],
  ...[
    '0',
    '5',
    '-1',
    '+1',
    '1e3',
    '0x10',
    '99999999999999999999',
    '100-continue',
    'wonders',
    'close',
    'keep-alive, close',
  ],
  ...[
    'websocket',
    'h2c',
    'localhost',
    'Thu, 01 Jan 1970 00:00:00 GMT',
    'never',
    '',
    ' ',
    '\t',
    '\0',
    '\xff',
    'a\rb',
    'a\nb',
  ],
]

/** Bytes to send to a host, each a character: a request that was right, and then something happened to it, or two in a row. */
export function request(random: Random, book: AddressBook): string {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const often = () => pick([1, 1, 1, 2, 3, 30, 600, 4_000])
  const known = [...book.pages, ...Object.keys(book.moved), ...book.files, '/no/such-page', '/404', '/api/messages']
  const put = (text: string, more: string) => {
    const at = Math.floor(random() * (text.length + 1))
    return text.slice(0, at) + more + text.slice(at)
  }
  const repeated = (text: string) => text.repeat(Math.min(often(), Math.ceil(12_000 / (text.length || 1))))

  const lines = { method: 'GET', path: pick(known), version: 'HTTP/1.1', more: ['Host: localhost'], body: '' }
  const changes: (() => void)[] = [
    () => (lines.path = put(lines.path, repeated(pick(scraps)))),
    () => (lines.path = put(lines.path, repeated(pick(scraps)))),
    () => (lines.path += repeated(pick(scraps))),
    () => (lines.path = repeated(pick(scraps)) + lines.path),
    () => (lines.path = [...lines.path].map((c) => (random() < 0.3 ? `%${c.charCodeAt(0).toString(16)}` : c)).join('')),
    () => (lines.path = random() < 0.5 ? lines.path.toUpperCase() : `${lines.path}?${repeated(pick(scraps))}`),
    () => (lines.path = pick(['*', '', 'localhost:80', `http://example.com${lines.path}`, pick(known).slice(1)])),
    () => (lines.method = pick(methods)),
    () => (lines.version = pick(versions)),
    () => lines.more.push(`${pick(headers)}: ${pick(values)}`),
    () => lines.more.push(`${pick(headers)}: ${repeated(pick([...values, ...scraps]))}`),
    () => lines.more.push(...Array.from({ length: often() }, (_, i) => `X-${i}: ${pick(values)}`)),
    () => (lines.more[0] = `Host: ${pick(hosts)}`),
    () => void (random() < 0.5 ? lines.more.shift() : lines.more.push('Host: other.example')),
    () =>
      (lines.body = pick([
        repeated('a'),
        '5\r\nhello\r\n0\r\n\r\n',
        'zz\r\n',
        `GET /${repeated('x')} HTTP/1.1\r\n\r\n`,
      ])),
  ]
  for (let n = pick([1, 1, 2, 3, 5]); n > 0; n--) pick(changes)()
  const { method, path, version, more, body } = lines
  const end = random() < 0.95 ? '\r\n' : pick(['\n', '\r'])
  const whole = `${[`${method} ${path} ${version}`, ...more, '', ''].join(end)}${body}`
  const spoiled = random() < 0.1 ? put(whole, pick(['\0', '\xff', ' ', '\r\n', ':'])) : whole
  return random() < 0.15 ? `GET ${pick(known)} HTTP/1.1\r\nHost: a\r\n\r\n${spoiled}` : spoiled
}
