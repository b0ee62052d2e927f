import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { pageLimit } from '../../../tools/build-report.ts'
import type { BuiltPage, BuiltSite } from '../../support/built-site.ts'
import { everyPage, once, type Rules, unless } from './rule.ts'

/** With every island awake. */
const scriptLimit = 70 * 1024
/** For a visitor who only reads: on a page with islands further down, on one with a form that keeps drafts, and on any other. */
const readingLimit = { withIslands: 6 * 1024, withForm: 5 * 1024, without: 3 * 1024 }
const fontLimit = 35 * 1024
/** Parts, with all they bring beside React. */
const islandLimits: [what: string, files: string[], limit: number][] = [
  ['the script of every page', ['Document'], 2.5 * 1024],
  ['the contact form with its validation', ['ContactForm', 'FormField'], 15 * 1024],
  ['the carousel', ['InsightCarousel'], 4 * 1024],
]

const brotli = (data: string | Buffer) => brotliCompressSync(data).length
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const atMost = (size: number, limit: number, what: string) =>
  unless(size <= limit, `${what} is ${size} bytes, and may be ${limit}`)

/** What a page weighs with its styles. Pressing is slow, so the same text is pressed once. */
const sizeOfText = once(brotli)
export const sizeOf = ({ html }: BuiltPage): number => sizeOfText(html)

/** What a page runs before anybody does anything: its own scripts, and what wakes islands where one may have to wake. */
function readingSize({ html, root }: BuiltPage, dist: string, sizeOfScript: (path: string) => number): number {
  // What search engines read, and the rules of which pages to make ready, are data, whatever their element is called.
  const scripts = root
    .querySelectorAll('script:not([src])')
    .filter((it) => !/json$|^speculationrules$/.test(it.getAttribute('type') ?? ''))
  const inline = scripts.map(({ range: [from, to] }) => html.slice(from, to))
  const own = root.querySelectorAll('script[src]').map((script) => script.getAttribute('src') ?? '')
  const runtime = readdirSync(join(dist, '_astro')).filter((file) => /^runtime\..*\.js$/.test(file))
  const paths = hasIslandsToWake(root) ? [...own, ...runtime.map((file) => `/_astro/${file}`)] : own
  return brotli(inline.join('')) + sum(paths.map(sizeOfScript))
}

function readingCase({ root }: BuiltPage): keyof typeof readingLimit {
  if (hasIslandsToWake(root)) return 'withIslands'
  return root.querySelector('main form') ? 'withForm' : 'without'
}

/** Islands that do not wait for intent: they may wake by scrolling. */
function hasIslandsToWake(root: BuiltPage['root']): boolean {
  return root.querySelector('astro-island:not([client=intent])') !== null
}

/** The scripts a page may load: those it names, and those its islands name, with all they import. */
function scriptsOf(html: string, dist: string): Set<string> {
  const found = new Set<string>()
  const visit = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    const code = readFileSync(join(dist, path), 'utf8')
    for (const [, name] of code.matchAll(/["']\.\/([\w.-]+\.js)["']/g)) visit(`/_astro/${name}`)
  }
  // The search has a budget of its own (search.ts): few open it, and nobody on every page.
  for (const [, path] of html.matchAll(/["'](\/_astro\/(?!Search(?:Control|Page)\.)[\w.-]+\.js)["']/g))
    if (path) visit(path)
  return found
}

/** Tells the size of a script; pages share theirs, so each is pressed once. */
function scriptSizes({ dist }: BuiltSite): (path: string) => number {
  const sizes = new Map<string, number>()
  return (path) => {
    const size = sizes.get(path) ?? brotli(readFileSync(join(dist, path)))
    sizes.set(path, size)
    return size
  }
}

/** What a visitor waits for. */
export const budgetRules: Rules = {
  'every page is at most 14,000 bytes of HTML with its CSS': everyPage((page) =>
    atMost(sizeOf(page), pageLimit, 'the page'),
  ),

  'every page loads at most 70 KB of JavaScript': (site) => {
    const sizeOfScript = scriptSizes(site)
    return everyPage(({ html }) =>
      atMost(sum([...scriptsOf(html, site.dist)].map(sizeOfScript)), scriptLimit, 'the JavaScript'),
    )(site)
  },

  'whoever only reads a page gets at most 3 KB of JavaScript, 5 with a form, or 6 where islands are further down': (
    site,
  ) => {
    const sizeOfScript = scriptSizes(site)
    return everyPage((page) =>
      atMost(readingSize(page, site.dist, sizeOfScript), readingLimit[readingCase(page)], 'the JavaScript'),
    )(site)
  },

  'the fonts are two, and at most 35 KB together': ({ dist }) => {
    const folder = join(dist, '_astro/fonts')
    const sizes = readdirSync(folder).map((file) => statSync(join(folder, file)).size)
    return [...unless(sizes.length === 2, `there are ${sizes.length}`), ...atMost(sum(sizes), fontLimit, 'the fonts')]
  },

  'islands keep within their budgets': ({ dist }) => {
    const files = readdirSync(join(dist, '_astro'))
    return islandLimits.flatMap(([what, names, limit]) => {
      const found = names.map((name) => files.find((file) => file.startsWith(`${name}.`) && file.endsWith('.js')))
      if (found.includes(undefined)) return [`${what} is not among the built scripts`]
      return atMost(sum(found.map((file) => brotli(readFileSync(join(dist, '_astro', file ?? ''))))), limit, what)
    })
  },
}
