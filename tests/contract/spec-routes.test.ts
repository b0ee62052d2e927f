import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type AddressBook, bookFile } from '../../deploy/address-book.ts'
import { pageFor } from '../browser/subjects.ts'
import { mainOf, texts } from './spec-page.ts'

/** The routes of the specification, letter by letter: what is a page, what is below it, and what leads elsewhere. */

const book: AddressBook = JSON.parse(readFileSync(`dist/${bookFile}`, 'utf8'))
const listed = readFileSync('tests/specification/addresses.txt', 'utf8').match(/^\/.*$/gm) ?? []
const under = (from: string, to: string, names: string) => names.split(' ').map((name) => [from + name, to + name])

const funds =
  'etp farmlands reits credit opportunity-zones bonds infrastructure volatility commodities media smart-cities alternatives'
const financial =
  'banking insurance managed-portfolios private-wealth rsu-liquidity equity-compensation-insurance equity-backed-lending real-estate-financing green-franchises distressed-real-estate asset-management'
const families = [
  ['/software', 'digital-funds vertical institutional darden api asset-management'],
  ['/software/digital-funds', funds],
  ['/software/vertical', 'insurance-and-benefits cleo checkacv ssimpleauth sentium lectu scavanger flota ovelto tinta'],
  ['/software/institutional', 'sdi syphen creditosn esg'],
  [
    '/software/darden',
    'darden trato portal sambbi tienda mgt onwheels troppa deneflitz mercanti ressi roomaid flytrap sprinkle',
  ],
  ['/software/api', 'embeddable-insurance stable-coins'],
  ['/investment', 'strategies instruments services'],
  ['/investment/strategies', 'venture pe quant systematic fundamental energy'],
  ['/investment/instruments', 'derivatives commodities'],
  ['/investment/services', financial],
  ['/services', 'consulting research'],
  // The last three stand in the specification's menu alone.
  [
    '/services/consulting',
    'startup-growth digital-transformation process-optimization revenue-creation design frameworks assessment',
  ],
  ['/services/research', 'government academic private'],
  ['/insights', 'reports blog'],
  ['/insights/reports', 'industry learning news research'],
  ['/insights/blog', 'opinion partner announcements'],
  ['/community', 'fuel-reality alpha-zillenial crypto-union freelancer-fund'],
].map(([family = '', names = '']) => ({ family, names: names.split(' '), count: names.split(' ').length }))

/** Short names of the services, as the menu of the specification spells them, and their pages. */
const short = [
  ['portfolio', 'managed-portfolios'],
  ['wealth', 'private-wealth'],
  ['rsu', 'rsu-liquidity'],
  ['tech-insurance', 'equity-compensation-insurance'],
  ['equity-lending', 'equity-backed-lending'],
  ['real-estate', 'real-estate-financing'],
  ['franchises', 'green-franchises'],
  ['distressed', 'distressed-real-estate'],
]
const redirects: { what: string; pairs: string[][] }[] = [
  { what: 'cookies', pairs: [['/cookies', '/privacy']] },
  { what: 'the index of software', pairs: [['/software/software', '/software']] },
  {
    what: "the footer's consulting and research",
    pairs: under('/', '/services/', 'consulting research'),
  },
  {
    what: "the titles of the home page's cards",
    pairs: [
      ['/software-&-technology', '/software'],
      ['/investment-services', '/investment'],
      ['/professional-services', '/services'],
      ['/insights-&-research', '/insights'],
      ['/community-impact', '/community'],
    ],
  },
  {
    what: 'the digital funds of investment',
    pairs: [
      ['/investment/digital-funds', '/software/digital-funds'],
      ...under('/investment/digital-funds/', '/software/digital-funds/', funds),
    ],
  },
  {
    what: 'the financial services',
    pairs: [
      ['/services/financial', '/investment/services'],
      ...under('/services/financial/', '/investment/services/', financial),
    ],
  },
  {
    what: "the menu's short names of financial services",
    pairs: ['/services/financial/', '/investment/services/'].flatMap((folder) =>
      short.map(([from, to]) => [`${folder}${from}`, `/investment/services/${to}`]),
    ),
  },
  {
    what: "the menu's short names of consulting",
    pairs: [
      ['/services/consulting/startup', '/services/consulting/startup-growth'],
      ['/services/consulting/revenue', '/services/consulting/revenue-creation'],
      ['/services/consulting/operations', '/services/consulting/process-optimization'],
    ],
  },
  {
    what: "the menu's short names of software",
    pairs: [
      ['/software/vertical/insurance', '/software/vertical/insurance-and-benefits'],
      ['/software/vertical/estate', '/software/vertical/cleo'],
      ['/software/darden/app', '/software/darden/darden'],
      ['/software/api/insurance', '/software/api/embeddable-insurance'],
    ],
  },
  {
    what: "the menu's short names of insights and community",
    pairs: [
      ['/insights/shared', '/insights/reports'],
      ['/insights/shared/reports', '/insights/reports/industry'],
      ...under('/insights/shared/', '/insights/reports/', 'learning news research'),
      ['/community/alphazillenial', '/community/alpha-zillenial'],
    ],
  },
]

describe('routes', () => {
  test('/, /about, /careers, /contact, /privacy and /terms are pages', () => {
    for (const address of ['/', '/about', '/careers', '/contact', '/privacy', '/terms'])
      expect(book.pages).toContain(address)
  })

  // An owner may add more: the specification's own are all there.
  test.each(families)('$family has its $count children', ({ family, names, count }) => {
    expect(book.pages).toContain(family)
    const children = names.filter((name) => book.pages.includes(`${family}/${name}`))
    expect(children).toHaveLength(count)
  })

  test.each(redirects)('$what: each address leads to its page in one hop', ({ pairs }) => {
    for (const [from = '', to = ''] of pairs) {
      expect(book.moved[from], from).toBe(to)
      expect(book.pages, from).toContain(to)
    }
  })

  test('they are 106 pages and 63 redirects, as the list of addresses has them', () => {
    const own = ['/', '/about', '/careers', '/contact', '/privacy', '/terms']
    const roots = ['/software', '/investment', '/services', '/insights', '/community']
    const inFamilies = families.flatMap(({ family, names }) => names.map((name) => `${family}/${name}`))
    const specified = [...own, ...roots, ...inFamilies]
    const moved = redirects.flatMap(({ pairs }) => pairs.map(([from = '']) => from))
    expect([new Set(specified).size, new Set(moved).size]).toEqual([106, 63])
    expect([...specified, ...moved].toSorted()).toEqual(listed.toSorted())
    expect(specified.filter((address) => !book.pages.includes(address))).toEqual([])
  })

  test('none has a parameter', () => {
    expect([...book.pages, ...Object.keys(book.moved)].filter((address) => /[:*[\]{}?]/.test(address))).toEqual([])
  })

  test.each([
    ['/software', 'Investment Software Solutions'],
    ['/software/asset-management', 'Asset Management'],
    ['/investment/instruments', 'Financial Instruments'],
    ['/investment/services/banking', 'Institutional Banking'],
    ['/software/vertical/insurance-and-benefits', 'Insurance & Benefits'],
    ['/software/vertical/cleo', 'Estate Planning'],
    ['/software/vertical', 'Vertical Solutions'],
    ['/software/darden', 'DarDen Apps'],
    ['/software/darden/trato', 'Trato'],
    ['/software/vertical/tinta', 'Tinta'],
  ])('%s has the heading that names it: %s', (address, heading) => {
    expect(texts(mainOf(pageFor(address).address), 'h1')).toEqual([expect.stringContaining(heading)])
  })
})
