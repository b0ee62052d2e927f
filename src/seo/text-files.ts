import type { Company } from '../model/schema/facts.ts'
import { isIndexed } from '../model/status.ts'
import { distinctNames, inOneLine } from '../site/distinct-names.ts'
import { allPages, childrenOf, pageAt, type Tree } from '../site/tree.ts'
import { canonical, twinAddress } from './addresses.ts'
import { xml } from './feed.ts'

/** Files of plain text that programs look for at fixed addresses. */

export function robots({ site }: Company): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${canonical(site, '/sitemap.xml')}\n`
}

/** Where to report a weakness (RFC 9116). */
export function securityTxt({ site, security }: Company): string | undefined {
  if (!security) return undefined
  const lines = [
    `Contact: mailto:${security.email}`,
    `Expires: ${security.expires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${canonical(site, '/.well-known/security.txt')}`,
  ]
  return `${lines.join('\n')}\n`
}

/** What is here, for assistants: every page in Markdown, by division, each with its line. */
export function llms({ name, tagline, site }: Company, tree: Tree): string {
  const names = distinctNames(tree)
  const home = pageAt(tree, '/')
  const line = ({ address, name, summary }: typeof home) =>
    `- [${inOneLine(names.get(address) ?? { name })}](${canonical(site, twinAddress(address))}): ${summary}`
  const below = childrenOf(tree, '/').map((top) => ({
    top,
    lines: allPages(tree, top.address).filter(isIndexed).map(line),
  }))
  const sections = below
    .filter(({ lines }) => lines.length > 1)
    .map(({ top, lines }) => `## ${top.name}\n\n${lines.join('\n')}\n`)
  const alone = [line(home), ...below.filter(({ lines }) => lines.length === 1).flatMap(({ lines }) => lines)]
  return [`# ${name}\n`, `> ${tagline}\n`, ...sections, `## The group\n\n${alone.join('\n')}\n`].join('\n')
}

/** The pages that search engines should visit, with the day each was last changed or reviewed, where somebody knows. */
export function sitemap(entries: readonly { url: string; lastmod?: string | undefined }[]): string {
  const written = entries.map(
    ({ url, lastmod }) => `<url><loc>${xml(url)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${written.join('\n')}
</urlset>
`
}

/** For hosts that cannot redirect: a page at an old address that sends visitors on. `to` is an address: nothing in it needs escaping. */
export function redirectPage(site: string, to: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Moved to ${to}</title>
<meta http-equiv="refresh" content="0; url=${to}">
<meta name="robots" content="noindex">
<link rel="canonical" href="${canonical(site, to)}">
<a href="${to}">This page has moved to ${to}</a>
</html>
`
}
