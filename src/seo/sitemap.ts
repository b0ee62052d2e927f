/** The addresses that search engines should visit. */
export function sitemap(urls: readonly string[]): string {
  const entries = urls.map((url) => `<url><loc>${url.replaceAll('&', '&amp;')}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}
