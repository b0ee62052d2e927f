import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { HTMLElement } from 'node-html-parser'
import type { BuiltSite } from '../../support/built-site.ts'
import { everyPage, type Rules, repeated, unless } from './rule.ts'

const assets = new Set(['/sitemap.xml'])
const idsIn = (root: HTMLElement) => root.querySelectorAll('[id]').map(({ id }) => id)
const linksIn = (root: HTMLElement) => root.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '')

/** A mail without a recipient passes a page on: its text is that page's full address. */
function sharesAPage(href: string, { content }: BuiltSite): boolean {
  const body = new URL(href).searchParams.get('body') ?? ''
  return content.pages.some(({ address }) => body === content.company.site + address)
}

/** Why a link on a page leads nowhere, or nothing if it leads somewhere. */
function fault(href: string, from: string, site: BuiltSite): string | undefined {
  if (href.startsWith('mailto:?')) return sharesAPage(href, site) ? undefined : 'shares no page of this site'
  if (/^(mailto|tel):/.test(href)) return /^(mailto:\S+@\S+\.\S+|tel:\+\d+)$/.test(href) ? undefined : 'is malformed'
  if (/^https?:/.test(href)) return undefined
  const { pathname, hash } = new URL(href, `http://site${from}`)
  const target = site.pages.find(({ address }) => address === pathname)
  const isPage = target && (pathname !== '/404' || from === '/404')
  if (!isPage && !assets.has(pathname)) return 'is no page'
  if (hash && target && !idsIn(target.root).includes(decodeURIComponent(hash.slice(1)))) return 'has no such anchor'
  return undefined
}

/** Where pages lead, and what they load. */
export const linkRules: Rules = {
  'no page has a broken link or anchor': (site) => {
    // Menu and footer lead to the same places from every page: each place is looked at once.
    const known = new Map<string, string | undefined>()
    const faultOf = (href: string, from: string) => {
      const key = href.startsWith('#') || from === '/404' ? from + href : href
      if (!known.has(key)) known.set(key, fault(href, from, site))
      return known.get(key)
    }
    return everyPage(({ address, root }) => {
      const links = linksIn(root)
      const broken = links.flatMap((href) => {
        const reason = faultOf(href, address)
        return reason ? [`${href} ${reason}`] : []
      })
      return [...unless(links.length > 10, `has only ${links.length} links`), ...broken]
    })(site)
  },

  'links never lead through a redirect': (site) => {
    const old = new Set(site.content.pages.flatMap(({ aliases }) => aliases))
    return everyPage(({ root }) => linksIn(root).filter((href) => old.has(href)))(site)
  },

  'no page misses an asset': everyPage(({ root }, { dist }) => {
    const files = root
      .querySelectorAll('link[rel=icon], link[rel=preload], link[rel=stylesheet], script[src], img')
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
    const missing = files.filter((file) => !existsSync(join(dist, file)))
    return [
      ...unless(files.length > 2, `names only ${files.length} assets`),
      ...missing.map((file) => `misses ${file}`),
    ]
  }),

  'ids are unique on every page': everyPage(({ root }) => repeated(idsIn(root)).map((id) => `has #${id} twice`)),
}
