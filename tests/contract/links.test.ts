import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { addresses, builtPages, content, dist } from '../support/built.ts'

const anchors = new Map(
  builtPages.map(({ address, root }) => [address, new Set(root.querySelectorAll('[id]').map(({ id }) => id))]),
)
const assets = new Set(['/sitemap.xml'])

/** A mail without a recipient passes a page on: its text is that page's full address. */
function sharesAPage(href: string): boolean {
  const body = new URL(href).searchParams.get('body') ?? ''
  return addresses.some((address) => body === content.company.site + address)
}

/** Why a link on a page leads nowhere, or nothing if it leads somewhere. */
function fault(href: string, from: string): string | undefined {
  if (href.startsWith('mailto:?')) return sharesAPage(href) ? undefined : 'shares no page of this site'
  if (/^(mailto|tel):/.test(href)) return /^(mailto:\S+@\S+\.\S+|tel:\+\d+)$/.test(href) ? undefined : 'is malformed'
  if (/^https?:/.test(href)) return undefined
  const { pathname, hash } = new URL(href, `http://site${from}`)
  if (!addresses.includes(pathname) && !(from === '/404' && pathname === '/404') && !assets.has(pathname))
    return 'is no page'
  if (hash && !anchors.get(pathname)?.has(decodeURIComponent(hash.slice(1)))) return 'has no such anchor'
  return undefined
}

describe.each(builtPages)('$address', ({ address, root }) => {
  test('has no broken link or anchor', () => {
    const links = root.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '')
    expect(links.length).toBeGreaterThan(20)
    const broken = links.flatMap((href) => {
      const reason = fault(href, address)
      return reason ? [`${href} ${reason}`] : []
    })
    expect(broken).toEqual([])
  })

  test('has no missing asset', () => {
    const files = root
      .querySelectorAll('link[rel=icon], link[rel=preload], link[rel=stylesheet], script[src], img')
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
    expect(files.length).toBeGreaterThan(2)
    expect(files.filter((file) => !existsSync(join(dist, file)))).toEqual([])
  })

  test('has ids that are unique', () => {
    const ids = root.querySelectorAll('[id]').map(({ id }) => id)
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
  })
})

test('links never lead through a redirect', () => {
  const old = new Set(content.pages.flatMap(({ aliases }) => aliases))
  const used = builtPages.flatMap(({ root }) =>
    root.querySelectorAll('a').map((link) => link.getAttribute('href') ?? ''),
  )
  expect(used.filter((href) => old.has(href))).toEqual([])
})
