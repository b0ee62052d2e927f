import { canonical } from '../seo/canonical.ts'
import { site } from '../site/site.ts'

export function GET() {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${canonical(site.company.site, '/sitemap.xml')}\n`)
}
