import { caching, neededByPages, securityHeaders } from '../../../deploy/headers.ts'
import { ask } from '../ask.ts'
import { each, type Rules, samples, unless } from './rule.ts'

/** By the endings that a build may write. */
const types: Record<string, RegExp> = {
  js: /^(text|application)\/javascript; charset=utf-8$/,
  css: /^text\/css; charset=utf-8$/,
  svg: /^image\/svg\+xml/,
  woff2: /^font\/woff2$/,
  md: /^text\/markdown; charset=utf-8$/,
  txt: /^text\/plain; charset=utf-8$/,
  xml: /^(application|text)\/(atom\+)?xml/,
  json: /^application\/json/,
  webmanifest: /^application\/manifest\+json/,
  png: /^image\/png$/,
  jpg: /^image\/jpeg$/,
  webp: /^image\/webp$/,
  avif: /^image\/avif$/,
}

/** What is said beside the files. */
export const headerRules: Rules = {
  'every answer carries the security headers, errors and redirects too': (host) => {
    const { page, script, old, unknown } = samples(host)
    const expected = Object.entries(securityHeaders(host.book.scripts))
    const asked = [
      ['GET', page],
      ['GET', '/'],
      ['GET', script],
      ['GET', old],
      ['GET', unknown],
      ['POST', page],
    ] as const
    const tried = asked.filter(([method]) => method === 'GET' || !host.isOnlyRead)
    return each(tried, async ([method, path]) => {
      const { headers } = await ask(host.origin, path, { method })
      return expected.flatMap(([name, value]) => {
        const found = headers[name.toLowerCase()]
        return unless(found === value, `${method} ${path}: ${name} is ${found}`)
      })
    })
  },

  'pictures may be shown by other sites, and nothing else may be taken into them': (host) => {
    const { page, script, unknown } = samples(host)
    const isPicture = (file: string) => /^\/(social\/.+|icon.*|apple-touch-icon)\.(png|svg)$/.test(file)
    return each([...host.book.files, page, '/', script, unknown, '/social/no.png'], async (path) => {
      const { status, headers } = await ask(host.origin, path)
      const found = headers['cross-origin-resource-policy']
      const expected = status === 200 && isPicture(path) ? 'cross-origin' : 'same-origin'
      return unless(found === expected, `${path}: ${found}`)
    })
  },

  'pages, and they alone, ask for the typefaces before they are read': (host) => {
    const { page, script, unknown } = samples(host)
    const needed = neededByPages(host.book.files)
    return each([page, '/', unknown, ...host.book.files, script, '/robots.txt'], async (path) => {
      const found = (await ask(host.origin, path)).headers['link']
      const expected = [page, '/', unknown].includes(path) ? needed : undefined
      return unless(found === expected, `${path}: ${found}`)
    })
  },

  'no answer tells what the host is made of': async (host) => {
    const { headers } = await ask(host.origin, '/')
    return unless(!/\d/.test(String(headers.server ?? '')) && !headers['x-powered-by'], `server: ${headers.server}`)
  },

  'every file has its type': (host) =>
    each(host.book.files, async (file) => {
      const ending = file.slice(file.lastIndexOf('.') + 1)
      const { status, headers } = await ask(host.origin, file)
      const type = headers['content-type'] ?? ''
      return unless(status === 200 && (types[ending]?.test(type) ?? false), `${file}: ${status}, ${type}`)
    }),

  'hashed files are kept for good, all else is asked for again': (host) => {
    const { page, script, style, old, unknown } = samples(host)
    const cases = [
      ...[script, style].map((path) => [path, caching.hashed] as const),
      ...[page, '/', '/robots.txt', old, unknown, '/_astro/no.js'].map((path) => [path, caching.other] as const),
    ]
    return each(cases, async ([path, expected]) => {
      const found = (await ask(host.origin, path)).headers['cache-control']
      return unless(found === expected, `${path}: ${found}`)
    })
  },

  'whoever has a file is told that it has not changed': (host) => {
    const { page, script } = samples(host)
    return each([page, '/', script], async (path) => {
      const encoding = { 'Accept-Encoding': 'br' }
      const first = await ask(host.origin, path, { headers: encoding })
      const etag = first.headers.etag ?? ''
      const again = (known: string) => ask(host.origin, path, { headers: { ...encoding, 'If-None-Match': known } })
      const [same, weak, other] = await Promise.all([
        again(etag),
        again(`W/${etag.replace(/^W\//, '')}`),
        again('"no"'),
      ])
      return [
        ...unless(etag !== '', `${path}: has no ETag`),
        ...unless(same.status === 304 && same.body.length === 0, `${path}: ${same.status} for its own ETag`),
        ...unless(weak.status === 304, `${path}: ${weak.status} for its ETag made weak`),
        ...unless(other.status === 200, `${path}: ${other.status} for another ETag`),
        ...unless(same.headers['cache-control'] === first.headers['cache-control'], `${path}: 304 is cached otherwise`),
      ]
    })
  },
}
