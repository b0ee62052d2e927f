import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parse } from 'node-html-parser'
import { type AddressBook, bookFile } from '../../../deploy/address-book.ts'
import { isIndexed } from '../../../src/model/status.ts'
import { redirectsOf } from '../../../src/site/tree.ts'
import { fileOf } from '../../support/built-site.ts'
import { type Rules, unless } from './rule.ts'

const read = (dist: string, name: string) => readFileSync(join(dist, name), 'utf8')

/** What hosts and search engines are told about addresses. */
export const redirectRules: Rules = {
  'every old address has a page for hosts that cannot redirect': ({ dist, content }) =>
    redirectsOf(content.pages).flatMap(({ from, to }) => {
      const file = fileOf(dist, from)
      if (!existsSync(file)) return [`${from}: has no page`]
      const root = parse(readFileSync(file, 'utf8'))
      const attribute = (selector: string, name: string) => root.querySelector(selector)?.getAttribute(name)
      const refresh = attribute('meta[http-equiv=refresh]', 'content')
      return [
        ...unless(refresh === `0; url=${to}`, `${from}: refreshes to ${refresh}`),
        ...unless(attribute('link[rel=canonical]', 'href') === content.company.site + to, `${from}: is not canonical`),
        ...unless(attribute('meta[name=robots]', 'content') === 'noindex', `${from}: is shown by search engines`),
        ...unless(attribute('a', 'href') === to, `${from}: has no link to ${to}`),
      ]
    }),

  'every old address leads to a page in one hop': ({ content }) => {
    const addresses = new Set(content.pages.map(({ address }) => address))
    return redirectsOf(content.pages).flatMap(({ from, to }) => unless(addresses.has(to), `${from}: leads to ${to}`))
  },

  'hosts are told every page, every redirect and nothing else': ({ dist, content }) => {
    const book: AddressBook = JSON.parse(read(dist, bookFile))
    const expected = {
      // The search has a page that no file of the content makes.
      pages: [...content.pages.map(({ address }) => address), '/search'].sort(),
      moved: redirectsOf(content.pages)
        .map(({ from, to }) => `${from} ${to}`)
        .sort(),
    }
    const told = {
      pages: book.pages.toSorted(),
      moved: Object.entries(book.moved)
        .map((pair) => pair.join(' '))
        .sort(),
    }
    return unless(isDeepStrictEqual(told, expected), 'the address book is not the map of the content')
  },

  'the sitemap lists every page that search engines may show, and no other': ({ dist, content }) => {
    const listed = new Set([...read(dist, 'sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url))
    const expected = new Set(content.pages.filter(isIndexed).map(({ address }) => content.company.site + address))
    return [
      ...[...expected].filter((url) => !listed.has(url)).map((url) => `${url}: is not listed`),
      ...[...listed].filter((url) => !expected.has(url ?? '')).map((url) => `${url}: should not be listed`),
      ...unless(
        read(dist, 'robots.txt').includes(`Sitemap: ${content.company.site}/sitemap.xml`),
        'robots.txt does not name the sitemap',
      ),
    ]
  },
}
