import { parse } from 'node-html-parser'

/** The addresses on this site that the main part of a page links to; the breadcrumb is the same on every page. */
export function bodyLinks(html: string): string[] {
  const main = parse(html).querySelector('main')
  main?.querySelector('nav[aria-label=Breadcrumb]')?.remove()
  const targets = main?.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '') ?? []
  return [...new Set(targets.filter((href) => /^\/(?!\/)/.test(href)).map((href) => href.replace(/[?#].*$/, '')))]
}
