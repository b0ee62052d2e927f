import { xml } from './xml.ts'

/** A page that search engines should visit. */
export interface SitemapEntry {
  url: string
  /** The day it was last changed or reviewed; left out where nobody knows. */
  lastmod?: string | undefined
}

export function sitemap(entries: readonly SitemapEntry[]): string {
  const written = entries.map(
    ({ url, lastmod }) => `<url><loc>${xml(url)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${written.join('\n')}
</urlset>
`
}
