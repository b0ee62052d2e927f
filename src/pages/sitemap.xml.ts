import { isIndexed } from '../model/status.ts'
import { canonical } from '../seo/addresses.ts'
import { sitemap } from '../seo/text-files.ts'
import { site } from '../site/site.ts'

export function GET() {
  const entries = site.pages
    .filter(isIndexed)
    .map((page) => ({ url: canonical(site.company.site, page.address), lastmod: site.changedOn(page) }))
  return new Response(sitemap(entries), { headers: { 'Content-Type': 'application/xml' } })
}
