import { ask } from '../ask.ts'
import { each, fileOf, type Host, type Rules, read, samples, unless } from './rule.ts'

const query = '?utm_source=letter&position=a%20b'

/** Asks with a query, and says where that leads instead of to the page with the same query. */
async function notInOneHop({ origin }: Host, path: string, page: string): Promise<string[]> {
  const { status, headers } = await ask(origin, path + query)
  const location = headers.location ?? ''
  const leads = location.startsWith('/') ? location : location.replace(origin, '')
  return unless([301, 308].includes(status) && leads === page + query, `${path}: ${status} ${location}`)
}

/** How people spell an address that is not theirs to spell. */
const spellings = (address: string): string[] => [
  ...(address === '/' ? ['/index', '/index.html', '/INDEX.html'] : []),
  ...(address === '/' ? [] : [`${address}/`, `${address}.html`, `${address}/index.html`]),
  ...(address === '/' ? [] : [address.toUpperCase(), `${address.toUpperCase()}/`]),
]

/** Which address answers with what. */
export const addressRules: Rules = {
  'every page answers at its address with what was built, whatever the query': (host) =>
    each(host.book.pages, async (page) => {
      const { status, headers, body } = await ask(host.origin, page + query)
      return [
        ...unless(status === 200, `${page}: ${status}`),
        ...unless(headers['content-type'] === 'text/html; charset=utf-8', `${page}: is ${headers['content-type']}`),
        ...unless(body.equals(read(host, fileOf(page))), `${page}: is not what was built`),
      ]
    }),

  'every other spelling of a page leads to it in one hop, with its query': (host) =>
    each(
      host.book.pages.flatMap((page) => spellings(page).map((path) => ({ path, page }))),
      ({ path, page }) => notInOneHop(host, path, page),
    ),

  'every old address leads to its page in one hop, with its query, however it is spelled': (host) =>
    each(
      Object.entries(host.book.moved).flatMap(([old, page]) =>
        [old, ...spellings(old)].map((path) => ({ path, page })),
      ),
      ({ path, page }) => notInOneHop(host, path, page),
    ),

  'an unknown address answers 404 with the page for it': (host) => {
    const { page, unknown } = samples(host)
    const expected = read(host, '/404.html')
    return each([unknown, `${page}/no`, '/404', '/404.html', '/_astro/no.js', '/api', '/index/no'], async (path) => {
      const { status, headers, body } = await ask(host.origin, path)
      const html = headers['content-type'] === 'text/html; charset=utf-8' && body.equals(expected)
      return unless(status === 404 && html, `${path}: ${status}, ${headers['content-type']}`)
    })
  },

  'nothing is public that is meant for hosts': (host) => {
    const { page, script } = samples(host)
    const own = ['/_hosts/address-book.json', '/_hosts/worker.ts', '/_hosts/nginx/site.conf', '/_hosts', '/_hosts/']
    const elsewhere = ['/social/%2e%2e', '/_astro/..%2f', '/_astro/%2e%2e%2f', '/', '/x.png/..']
    const hidden = elsewhere.map((before) => `${before}/_hosts/address-book.json`)
    const others = ['/_headers', '/_redirects', '/_redirects.json', '/serve.json', '/.assetsignore', '/wrangler.json']
    const pressed = [`${page}.html.br`, `${page}.html.gz`, `${script}.br`, `${script}.gz`, '/index.html.br']
    return each(
      [...own, ...hidden, ...others, ...pressed, '/_astro', '/_astro/', '/_astro/fonts', '/social', '/social/'],
      async (path) => {
        const { status } = await ask(host.origin, path)
        return unless(status === 404, `${path}: ${status}`)
      },
    )
  },
}
