import fc from 'fast-check'

/** What is put somewhere, once or very often. */
// biome-ignore format: a list of short texts
const scraps = fc.constantFrom(
  '/', '//', '.', '..', '/..', '/../', '/./', '\\', '%2e%2e', '%2f', '%5c', '%00', '%0d%0a', '%', '%zz', '%c0%af',
  '%e2%80%ae', '%252e', ';', '?', '#', '&', '=', '~', '*', ' ', '\t', '\0', '\x7f', '\xff', '\r', '\n', '.html', '.br',
  '.gz', '.png', '/index', '/_astro/', '/_hosts/', '/api/', '/etc/passwd', 'https://example.com/', '//example.com',
  '@example.com', ':80', '$uri', '$1', '\r\n', '\r\nX: y', '5\r\nhello\r\n0\r\n\r\n',
)
export const piece = fc
  .tuple(fc.oneof(scraps, fc.string({ unit: 'binary', maxLength: 3 })), fc.constantFrom(1, 1, 1, 2, 30, 600, 4_000))
  .map(([text, times]) => text.repeat(Math.min(times, Math.ceil(12_000 / (text.length || 1)))))

/** Headers that servers read, and what they would not like to read there. */
// biome-ignore format: a list of short texts
const names = fc.constantFrom(
  'Range', 'If-Range', 'If-None-Match', 'If-Match', 'If-Modified-Since', 'If-Unmodified-Since', 'Host', 'Origin', 'TE',
  'Content-Length', 'Content-Type', 'Content-Encoding', 'Transfer-Encoding', 'Accept', 'Accept-Encoding', 'Expect',
  'Connection', 'Upgrade', 'Cookie', 'Referer', 'User-Agent', 'Sec-Purpose', 'Sec-Fetch-Site', 'X-Real-IP', 'X',
  'X-Forwarded-For', 'X-Forwarded-Host', 'X-Original-URL', 'Max-Forwards',
)
// biome-ignore format: a list of short texts
const values = fc.constantFrom(
  'bytes=0-', 'bytes=-1', 'bytes=5-2', 'bytes=0-0,1-1', 'bytes=99999999999999999999-', 'bytes=-0', '*', '"x"', 'never',
  'br;q=0', 'br;q=x', 'gzip, br', 'identity;q=0, *;q=0', 'chunked', 'chunked, chunked', 'gzip', '0', '5', '-1', '1e3',
  '0x10', '99999999999999999999', '100-continue', 'wonders', 'close', 'websocket', 'h2c', 'text/html', 'localhost', '',
  '[::1', 'a b', '0x7f.1', 'a/../b', 'null', 'https://evil.example', 'cross-site', 'application/json', 'a/b; x="',
)
const header = fc.tuple(names, fc.oneof(piece, values)).map(([name, value]) => `${name}: ${value}`)
const methods = fc.constantFrom('HEAD', 'POST', 'PUT', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'get', '')
const versions = fc.constantFrom('HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', 'http/1.1', 'HTTP/1.', '')
const place = fc.double({ min: 0, max: 1, noNaN: true })

type Change = (text: string) => string

/** Something else in the place of what is found. */
const instead = (found: RegExp, by: fc.Arbitrary<string>) =>
  by.map(
    (text): Change =>
      (request) =>
        request.replace(found, () => text),
  )
/** More in the middle of what is found. */
const within = (found: RegExp) =>
  fc.tuple(place, piece).map(
    ([at, more]): Change =>
      (request) =>
        request.replace(found, (text) => {
          const from = Math.round(at * text.length)
          return text.slice(0, from) + more + text.slice(from)
        }),
  )
const path = /(?<=^\S* )\S*/
const change = fc.oneof(
  within(path),
  within(/(?<=\r\n\r\n).*$/s),
  within(/^.*$/s),
  instead(
    /(?<=\r\n)(?=\r\n)/,
    header.map((line) => `${line}\r\n`),
  ),
  instead(/(?<=\r\n)[^\r\n]+/, header),
  instead(/^\S*/, methods),
  instead(/\S*(?=\r\n)/, versions),
  fc.constantFrom<Change>(
    (text) => text.replace(path, (whole) => whole.toUpperCase()),
    (text) => text.replace(path, (whole) => whole.replaceAll(/./gs, (c) => `%${c.charCodeAt(0).toString(16)}`)),
    (text) => text.replace(path, (whole) => `http://example.com${whole}`),
    (text) => text.replace('\r\n', () => `\r\n${Array.from({ length: 600 }, (_, n) => `X-${n}: a\r\n`).join('')}`),
    (text) => text.replaceAll('\r\n', '\n'),
    (text) => text.slice(0, text.length / 2),
    (text) => text + text,
  ),
)

/** Bytes to send to a server, each a character: requests that were right, and then something happened to them. */
export const spoiled = (right: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(right, fc.array(change, { maxLength: 3 }))
    .map(([request, changes]) => changes.reduce((text, changed) => changed(text), request))
