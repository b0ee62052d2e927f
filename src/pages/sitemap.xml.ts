import { isIndexed } from '../model/indexed.ts'
import { canonical } from '../seo/canonical.ts'
import { sitemap } from '../seo/sitemap.ts'
import { site } from '../site/site.ts'

export function GET() {
  const indexed = site.pages.filter(isIndexed)
  const body = sitemap(indexed.map(({ address }) => canonical(site.company.site, address)))
  return new Response(body, { headers: { 'Content-Type': 'application/xml' } })
}
