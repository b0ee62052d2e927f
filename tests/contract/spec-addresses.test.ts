import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type AddressBook, bookFile } from '../../deploy/address-book.ts'
import { parentAddress } from '../../src/model/address.ts'
import { childrenOf, pathTo } from '../../src/site/tree.ts'
import { company, pages as content, menu as menuOfContent, pageFor, tree } from '../browser/subjects.ts'
import { all, among, builtOf, hrefs, one, textOf, texts } from './spec-page.ts'

/** The addresses of the specification: what is a page, what is below it, what leads elsewhere, and how the menu names them. */

const { pages, moved }: AddressBook = JSON.parse(readFileSync(`dist/${bookFile}`, 'utf8'))
const [named = [], old = []] = readFileSync('tests/specification/addresses.txt', 'utf8')
  .split('# Other addresses')
  .map((part) => part.match(/^\/.*$/gm) ?? [])
const below = (family: string) => named.filter((address) => address !== '/' && parentAddress(address) === family)

/** How many pages stand below each; an owner may add more. */
const families: [family: string, count: number][] = [
  ['/software', 6],
  ['/software/digital-funds', 12],
  ['/software/vertical', 10],
  ['/software/institutional', 4],
  ['/software/darden', 14],
  ['/software/api', 2],
  ['/investment', 3],
  ['/investment/strategies', 6],
  ['/investment/instruments', 2],
  ['/investment/services', 11],
  ['/services', 2],
  ['/services/consulting', 7],
  ['/services/research', 3],
  ['/insights', 2],
  ['/insights/reports', 4],
  ['/insights/blog', 3],
  ['/community', 4],
]

/** All that stands below a page leads to what stands below another by the same name. */
const family = (from: string, to: string) => [
  [from, to],
  ...below(to).map((address) => [address.replace(to, from), address]),
]
/** Short names in a folder, each with the page below another folder that it stands for. */
const short = (from: string, to: string, names: string) =>
  names.split(' ').map((pair) => {
    const [name = '', page = name] = pair.split('>')
    return [`${from}/${name}`, `${to}/${page}`]
  })
const services =
  'portfolio>managed-portfolios wealth>private-wealth rsu>rsu-liquidity tech-insurance>equity-compensation-insurance equity-lending>equity-backed-lending real-estate>real-estate-financing franchises>green-franchises distressed>distressed-real-estate'

const redirects: [what: string, pairs: string[][]][] = [
  ['cookies', [['/cookies', '/privacy']]],
  ['the index of software', [['/software/software', '/software']]],
  ["the footer's consulting and research", short('', '/services', 'consulting research')],
  [
    "the titles of the home page's cards",
    short(
      '',
      '',
      'software-&-technology>software investment-services>investment professional-services>services insights-&-research>insights community-impact>community',
    ),
  ],
  ['the digital funds of investment', family('/investment/digital-funds', '/software/digital-funds')],
  ['the financial services', family('/services/financial', '/investment/services')],
  [
    "the menu's short names of financial services",
    ['/services/financial', '/investment/services'].flatMap((from) => short(from, '/investment/services', services)),
  ],
  [
    "the menu's short names of consulting",
    short(
      '/services/consulting',
      '/services/consulting',
      'startup>startup-growth revenue>revenue-creation operations>process-optimization',
    ),
  ],
  [
    "the menu's short names of software",
    short(
      '/software',
      '/software',
      'vertical/insurance>vertical/insurance-and-benefits vertical/estate>vertical/cleo darden/app>darden/darden api/insurance>api/embeddable-insurance',
    ),
  ],
  [
    "the menu's short names of insights and community",
    [
      ['/insights/shared', '/insights/reports'],
      ...short('/insights/shared', '/insights/reports', 'reports>industry learning news research'),
      ['/community/alphazillenial', '/community/alpha-zillenial'],
    ],
  ],
]

describe('routes', () => {
  test('each page of the list of addresses is one, /, /about, /careers, /contact, /privacy and /terms among them', () => {
    expect(named).toEqual(expect.arrayContaining(['/', '/about', '/careers', '/contact', '/privacy', '/terms']))
    expect(named.filter((address) => !pages.includes(address))).toEqual([])
  })

  test.each(families)('%s has its %i children', (address, count) => expect(below(address)).toHaveLength(count))

  test.each(redirects)('%s: each address leads to its page in one hop', (_what, pairs) => {
    expect(pairs.map(([from = '']) => [from, moved[from]])).toEqual(pairs)
    expect(pairs.filter(([, to = '']) => !pages.includes(to))).toEqual([])
  })

  test('they are 106 pages and 63 redirects', () => {
    expect([new Set(named).size, new Set(old).size]).toEqual([106, 63])
    expect(redirects.flatMap(([, pairs]) => pairs.map(([from]) => from)).toSorted()).toEqual(old.toSorted())
  })

  test('none has a parameter', () => {
    expect([...pages, ...Object.keys(moved)].filter((address) => /[:*[\]{}?]/.test(address))).toEqual([])
  })
})

const home = builtOf('/')
const canonical = (address: string) => moved[address] ?? address
const menu: [title: string, items: string[]][] = [
  ['Services', ['/services/consulting', '/services/financial', '/services/research']],
  [
    'Investment Division',
    ['/investment/digital-funds', '/investment/strategies', '/investment/services', '/investment/instruments'],
  ],
  [
    'Software & Technology',
    ['/software/darden', '/software/vertical', '/software/institutional', '/software/api', '/software/digital-funds'],
  ],
  ['Insights', ['/insights/shared', '/insights/blog']],
  ['Community', ['/community']],
  // The sixth, which the specification counts and does not name.
  ['Company', ['/about', '/careers', '/contact']],
]

describe('the menu', () => {
  const sections = all(one(home, '#menu'), '[data-section]')
  const itemsOf = (place: number) => all(sections[place] ?? home, '[data-item]')
  const linksOf = (place: number) => itemsOf(place).map((item) => hrefs(item, '.menu-links ul a'))

  test('has six sections, with the specified titles', () =>
    expect(sections.map((section) => texts(section, '.menu-section > span')[0])).toEqual(menu.map(([title]) => title)))

  test.each(menu.map((section, place) => [...section, place] as const))(
    '%s has its items, each with a title, a description and its address',
    (_title, items, place) => {
      expect(hrefs(sections[place] ?? home, '.menu-links > a')).toEqual(items.map(canonical))
      for (const item of all(sections[place] ?? home, '.menu-item'))
        expect(texts(item, 'span')).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w.{9}/)])
    },
  )

  test.each(menu.slice(0, 5).flatMap(([, items], place) => items.map((item, i) => [item, place, i] as const)))(
    '%s has all its pages as sub-links, each once and with a label',
    (item, place, i) => {
      const links = linksOf(place)[i] ?? []
      const specified = below(canonical(item))
      expect(specified.length).toBeGreaterThan(1)
      expect(among(links, specified).toSorted()).toEqual(specified.toSorted())
      for (const label of texts(itemsOf(place)[i] ?? home, '.menu-links ul a')) expect(label).toMatch(/\w/)
    },
  )

  test('leads to every page of its sections, in every page and without a script', () => {
    const expected = menuOfContent.flatMap(({ href, items }) => [
      ...items.flatMap((item) => [item.href, ...item.subItems.map((link) => link.href)]),
      href,
    ])
    expect(hrefs(one(home, '#menu'))).toEqual(['/search', ...expected])
  })

  test('of Company leads to parts of About, to open positions and to the three offices', () => {
    const [about, careers, contact] = linksOf(5)
    expect(about).toEqual(['mission', 'values', 'team'].map((part) => `/about#${part}`))
    for (const position of careers ?? []) expect(pageFor(position).kind).toBe('position')
    expect(contact).toEqual(['new-york', 'london', 'singapore'].map((office) => `/contact#${office}`))
  })

  test('the theme is a choice of light, dark and system, and system is chosen', () => {
    const radios = all(one(home, 'header'), 'input[type=radio]')
    const chosen = radios.filter((radio) => radio.hasAttribute('checked'))
    const values = [radios, chosen].map((list) => list.map((radio) => radio.getAttribute('value')).toSorted())
    expect(values).toEqual([['dark', 'light', 'system'], ['system']])
  })
})

describe('the footer', () => {
  const footer = one(home, 'footer')

  test('has the ten specified links, each once', () => {
    const nine = ['about', 'careers', 'contact', 'investment', 'software', 'consulting', 'research', 'privacy', 'terms']
    const ten = [...nine.map((name) => canonical(`/${name}`)), `${canonical('/cookies')}#cookies`]
    expect(among(hrefs(footer, 'nav a'), ten).toSorted()).toEqual(ten.toSorted())
  })

  test('has social links that say they lead away', () => {
    const social = all(one(footer, 'nav[aria-label=Follow]'), 'a')
    expect(social.map((link) => [textOf(link), link.getAttribute('href')])).toEqual(
      company.social.map(({ label, href }) => [`${label}(leaves this site)`, href]),
    )
    for (const { href } of company.social) expect(href).toMatch(/^https:/)
  })

  test('says what the group spans and where its offices are, and has the legal line', () => {
    const words = textOf(footer).toLowerCase()
    const cities = company.offices.map(({ city }) => city.toLowerCase())
    for (const word of ['investment', 'software', 'consulting', 'research', 'communit', ...cities])
      expect(words).toContain(word)
    const [legal = ''] = texts(footer, 'p').filter((text) => text.startsWith('©'))
    expect(legal.replace(/\d{4}/, 'year')).toBe(`© year ${company.name}`)
  })
})

describe('the breadcrumb', () => {
  const breadcrumbOf = (address: string) => one(builtOf(address), 'nav[aria-label=Breadcrumb]')

  test('shows the last two crumbs, a way back, and what the last one is', () => {
    for (const { address } of content.filter(({ address }) => pathTo(tree, address).length > 2)) {
      const crumbs = breadcrumbOf(address)
      const [back, parent, last] = pathTo(tree, address).slice(-3)
      const way = all(crumbs, 'a').find((link) => textOf(link) === `Back to ${back?.name}`)
      expect(way?.getAttribute('href'), address).toBe(back?.address)
      expect(texts(crumbs, 'li')).toEqual([parent?.name, `/${last?.name}`])
      expect(texts(crumbs, '[aria-current=page]')).toEqual([last?.name])
      expect(texts(crumbs, 'p')).toEqual([last?.summary])
    }
  })

  test('has no way back where there are only two', () => {
    for (const { address } of childrenOf(tree, '/')) {
      expect(hrefs(breadcrumbOf(address)), address).toEqual(['/'])
      expect(texts(breadcrumbOf(address), 'a'), address).toEqual([pageFor('/').name])
    }
  })
})
