import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { longDate } from '../../../src/lib/formats.ts'
import type { Page } from '../../../src/model/page.ts'
import { isClosed } from '../../../src/model/status.ts'
import type { BuiltPage, BuiltSite } from '../../support/built-site.ts'
import { everyPage, type Rules, unless } from './rule.ts'
import { asked, refused, vocabulary } from './schema-org.ts'

type Node = Record<string, unknown>

const blocks = new WeakMap<BuiltPage, string[]>()

/** The graphs of a page as they are written. Pages are read without their scripts, so each is read once more. */
function block(page: BuiltPage): string[] {
  const known = blocks.get(page)
  if (known) return known
  const scripts = parse(page.html, { blockTextElements: { script: true } }).querySelectorAll('script')
  const found = scripts.filter((script) => script.getAttribute('type') === 'application/ld+json')
  const texts = found.map(({ rawText }) => rawText)
  blocks.set(page, texts)
  return texts
}

function graphOf(page: BuiltPage): Node[] {
  return block(page).flatMap((text) => JSON.parse(text)['@graph'])
}

/** Every thing in a graph, and those inside it. */
function things(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(things)
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(things)
  return '@type' in value ? [value as Node, ...inner] : inner
}

const typesOf = (page: BuiltPage) => graphOf(page).map((thing) => String(thing['@type']))

/** Whether search engines take it: open, dated, and remote only where it says who may apply. */
function isListed(page: Extract<Page, { kind: 'position' }>): boolean {
  return Boolean(page.posted && !page.closed && (page.location !== 'Remote' || page.applicants))
}

/** What the page is about, by its kind. */
function expectedTypes(page: Page | undefined): string[] {
  if (!page) return []
  if (page.address === '/') return ['WebSite', 'Organization']
  const own: Partial<Record<Page['kind'], string>> = {
    about: 'Organization',
    contact: 'Organization',
    article: 'Article',
    product: 'SoftwareApplication',
    shelf: 'ItemList',
    ...(page.kind === 'position' && isListed(page) && { position: 'JobPosting' }),
  }
  return ['BreadcrumbList', ...[page.kind === 'family' ? 'ItemList' : (own[page.kind] ?? [])].flat()]
}

/** Every value in a thing with the name of its property. */
function values(value: unknown, name = ''): [name: string, value: string][] {
  if (Array.isArray(value)) return value.flatMap((inner) => values(inner, name))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => (vocabulary.has(key) ? [] : values(inner, key)))
  return [[name, String(value)]]
}

const squashed = (text: string) => text.replaceAll(/\s+/g, '')
const countries = new Intl.DisplayNames('en', { type: 'region' })

/** What a visitor can read, or sees in a search result. */
function readable(root: HTMLElement): string {
  const description = root.querySelector('meta[name=description]')?.getAttribute('content')
  return squashed(`${root.querySelector('title')?.text} ${description} ${root.querySelector('body')?.text}`)
}

/** Tells whether a page shows what its graph says. */
function shows({ root, address }: BuiltPage, { dist, content }: BuiltSite): (name: string, value: string) => boolean {
  const { site } = content.company
  const words = readable(root)
  const links = new Set([
    site + address,
    ...root.querySelectorAll('a').map((link) => new URL(link.getAttribute('href') ?? '', `${site}${address}`).href),
  ])
  const days = new Set(root.querySelectorAll('time').map((time) => time.getAttribute('datetime')))
  return (name, value) => {
    if (value.startsWith(`${site}/`) && value.endsWith('.png')) return existsSync(join(dist, value.slice(site.length)))
    if (value.startsWith('https://')) return links.has(value) || links.has(new URL(value).href)
    if (/^\d{4}-\d\d-\d\d/.test(value)) return days.has(value) || words.includes(squashed(longDate(value.slice(0, 10))))
    if (name === 'addressCountry') return words.includes(squashed(countries.of(value) ?? ''))
    if (name === 'streetAddress') return value.split(', ').every((line) => words.includes(squashed(line)))
    return words.includes(squashed(value.startsWith('<') ? parse(value).text : value))
  }
}

/** What pages tell search engines about themselves. */
export const structuredDataRules: Rules = {
  'every page has one graph about what it is, and the page for unknown addresses has none': everyPage(
    (page, { content }) => {
      const source = content.pages.find(({ address }) => address === page.address)
      const [found, expected] = [typesOf(page).join(), expectedTypes(source).join()]
      return [
        ...unless(block(page).length === (source ? 1 : 0), `has ${block(page).length} graphs`),
        ...unless(found === expected, `is about ${found}, not ${expected}`),
      ]
    },
  ),

  'everything in a graph has what search engines ask of it': everyPage((page) =>
    things(graphOf(page)).flatMap((thing) => {
      const type = String(thing['@type'])
      const rule = asked[type]
      if (!rule) return [`has a ${type}, of which nothing is known in schema-org.ts`]
      const missing = [...rule.required, ...rule.recommended].filter((name) => !(name in thing))
      return missing.map((name) => `its ${type} lacks ${name}`)
    }),
  ),

  'a position is somewhere, and is marked up only on its own page while it is open': everyPage((page, { content }) => {
    const postings = things(graphOf(page)).filter((thing) => thing['@type'] === 'JobPosting')
    const source = content.pages.find(({ address }) => address === page.address)
    const isOpen = source?.kind === 'position' && !isClosed(source)
    return [
      ...unless(postings.length === 0 || isOpen, 'has a position that is not open here'),
      ...postings.flatMap((posting) =>
        unless(
          'jobLocation' in posting !== ('applicantLocationRequirements' in posting && 'jobLocationType' in posting),
          'has a position nowhere, or at an office and remote',
        ),
      ),
    ]
  }),

  'every office is told on the page that shows them': everyPage((page, { content }) => {
    const source = content.pages.find(({ address }) => address === page.address)
    if (source?.kind !== 'contact') return []
    const [group] = graphOf(page).filter((thing) => thing['@type'] === 'Organization')
    return ['location', 'contactPoint'].flatMap((name) => {
      const told = group?.[name]
      return unless(
        Array.isArray(told) && told.length === content.company.offices.length,
        `tells not every office as ${name}`,
      )
    })
  }),

  'no page marks up questions, praise or a search': everyPage((page) =>
    things(graphOf(page))
      .map((thing) => String(thing['@type']))
      .filter((type) => refused.includes(type))
      .map((type) => `has a ${type}`),
  ),

  'everything marked up can be read on the page': everyPage((page, site) => {
    const isShown = shows(page, site)
    const hidden = values(graphOf(page)).filter(([name, value]) => !isShown(name, value))
    return hidden.map(([name, value]) => `does not show its ${name}, ${value.slice(0, 80)}`)
  }),
}
