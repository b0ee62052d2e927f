import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { feedAddress } from '../../../src/seo/addresses.ts'
import { type Rules, unless } from './rule.ts'

const read = (dist: string, name: string) => readFileSync(join(dist, name), 'utf8')
const decoded = (xml: string) => parse(`<p>${xml}</p>`).text
const inside = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>([\\s\\S]*?)</${name}>`, 'g'))].map(([, text = '']) => text)

/** What programs fetch at addresses of their own. Whether it is well-formed is for xml.ts to say. */
export const fileRules: Rules = {
  'all insights and every category with an article have a feed, which their page names': ({ dist, pages, content }) => {
    const articles = content.pages.filter(({ kind }) => kind === 'article')
    const lists = content.pages.filter(
      ({ kind, address }) =>
        (kind === 'category' || address === '/insights') &&
        articles.some((article) => article.address.startsWith(`${address}/`)),
    )
    return lists.flatMap(({ address }) => {
      const root = pages.find((page) => page.address === address)?.root
      const named = root?.querySelector('link[type="application/atom+xml"]')?.getAttribute('href')
      const faults = unless(named === feedAddress(address), `${address}: names the feed ${named}`)
      if (!existsSync(join(dist, feedAddress(address)))) return [...faults, `${address}: has no feed`]
      const listed = inside(read(dist, feedAddress(address)), 'entry').map((entry) => inside(entry, 'id')[0])
      const expected = articles
        .filter((article) => article.address.startsWith(`${address}/`))
        .map((article) => content.company.site + article.address)
      return [
        ...faults,
        ...unless(listed.toSorted().join() === expected.toSorted().join(), `${address}: its feed lists ${listed}`),
      ]
    })
  },

  'the feed has the full text of every article, and every address in it is whole': ({ dist, content }) => {
    const entries = inside(read(dist, feedAddress('/insights')), 'entry')
    return content.pages
      .filter((page) => page.kind === 'article')
      .flatMap((article) => {
        const entry = entries.find((one) => one.includes(`<id>${content.company.site}${article.address}</id>`)) ?? ''
        const html = decoded(inside(entry, 'content')[0] ?? '')
        const text = parse(html).text.replaceAll(/\s+/g, '')
        const paragraphs = parse(read(dist, `${article.address.slice(1)}.html`)).querySelectorAll('.prose > p')
        const missing = paragraphs.filter((one) => !text.includes(one.text.replaceAll(/\s+/g, '')))
        return [
          ...unless(paragraphs.length > 2, `${article.address}: has too few paragraphs to compare`),
          ...missing.map((one) => `${article.address}: its feed does not say "${one.text.slice(0, 80)}"`),
          ...unless(!/ (href|src)="[/#]/.test(html), `${article.address}: its feed has an address that is not whole`),
        ]
      })
  },

  'the security contact is told as the company names it': ({ dist, content }) => {
    const { security, site } = content.company
    const file = '.well-known/security.txt'
    if (!security) return unless(!existsSync(join(dist, file)), `${file} tells of a contact that nobody named`)
    const text = read(dist, file)
    return [
      `Contact: mailto:${security.email}`,
      `Expires: ${security.expires}T00:00:00Z`,
      `Canonical: ${site}/.well-known/security.txt`,
    ].flatMap((line) => unless(text.split('\n').includes(line), `${file} does not say "${line}"`))
  },

  // It is for developers and tests.
  'nothing of the gallery is published': ({ dist }) =>
    globSync(['**/gallery*', '**/Gallery*', '**/*.examples*'], { cwd: dist }),

  'every date in the sitemap is a day that has come': ({ dist }) =>
    inside(read(dist, 'sitemap.xml'), 'lastmod')
      .filter((day) => Date.parse(day) > Date.now())
      .map((day) => `${day} has not come`),
}
