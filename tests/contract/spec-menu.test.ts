import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type AddressBook, bookFile } from '../../deploy/address-book.ts'
import { pageFor } from '../browser/subjects.ts'
import { all, builtOf, hrefs, one, textOf, texts } from './spec-page.ts'

/** The menu and the footer as the specification lists them: its short names lead to the pages that the menu links to. */

const { moved }: AddressBook = JSON.parse(readFileSync(`dist/${bookFile}`, 'utf8'))
const home = builtOf('/')
const sections = all(one(home, '#menu'), '[data-section]')
/** Where an address of the specification leads. */
const canonical = (address: string) => moved[address] ?? address

const funds =
  'etp farmlands reits credit opportunity-zones bonds infrastructure volatility commodities media smart-cities alternatives'
const services =
  'banking insurance portfolio wealth rsu tech-insurance equity-lending real-estate franchises distressed'

/** Each section with its items and their sub-links; behind the bar what the table of routes has besides. */
const specified = [
  {
    title: 'Services',
    items: [
      ['/services/consulting', 'startup design frameworks revenue operations assessment | digital-transformation'],
      ['/services/financial', `${services} | asset-management`],
      ['/services/research', 'government academic private'],
    ],
  },
  {
    title: 'Investment Division',
    items: [
      ['/investment/digital-funds', funds],
      ['/investment/strategies', 'venture pe quant systematic fundamental energy'],
      ['/investment/services', `${services} | asset-management`],
      ['/investment/instruments', 'derivatives commodities'],
    ],
  },
  {
    title: 'Software & Technology',
    items: [
      [
        '/software/darden',
        'app trato portal sambbi tienda mgt onwheels troppa deneflitz mercanti ressi roomaid flytrap sprinkle',
      ],
      ['/software/vertical', 'ssimpleauth tinta checkacv lectu scavanger sentium insurance estate flota ovelto'],
      ['/software/institutional', 'sdi syphen creditosn esg'],
      ['/software/api', 'insurance stable-coins'],
      ['/software/digital-funds', funds],
    ],
  },
  {
    title: 'Insights',
    items: [
      ['/insights/shared', 'reports learning news research'],
      ['/insights/blog', 'opinion partner announcements'],
    ],
  },
  { title: 'Community', items: [['/community', 'fuel-reality alphazillenial crypto-union freelancer-fund']] },
  // The sixth, which the specification counts and does not name.
  { title: 'Company', items: [['/about'], ['/careers'], ['/contact']] },
]
const items = specified.flatMap(({ title, items }, section) =>
  items.map(([item = '', names = ''], i) => ({ title, section, item, i, names: names.match(/[\w-]+/g) ?? [] })),
)

describe('the menu', () => {
  test('has six sections, with the specified titles', () => {
    expect(sections).toHaveLength(6)
    expect(sections.map((section) => texts(section, '.menu-section > span')[0])).toEqual(
      specified.map(({ title }) => title),
    )
  })

  test.each(specified)(
    '$title has its $items.length items, each with a title, a description and its address',
    ({ title, items }) => {
      const section = sections[specified.findIndex((each) => each.title === title)] ?? home
      expect(hrefs(section, '[data-links] > a')).toEqual(items.map(([item = '']) => canonical(item)))
      const said = all(section, '.menu-item').map((item) => texts(item, 'span'))
      expect(said).toEqual(items.map(() => [expect.stringMatching(/\w/), expect.stringMatching(/\w.{9}/)]))
    },
  )

  test.each(items.filter(({ title }) => title !== 'Company'))(
    '$title, $item: $names.length sub-links, each with a label',
    ({ section, i, item, names }) => {
      const [links] = all(sections[section] ?? home, '[data-item]').slice(i, i + 1)
      const found = all(links ?? home, '[data-links] ul a')
      expect(found.map((link) => link.getAttribute('href')).toSorted()).toEqual(
        names.map((name) => canonical(`${item}/${name}`)).toSorted(),
      )
      for (const link of found) expect(textOf(link)).toMatch(/\w/)
    },
  )

  test('of Company leads to parts of About, to open positions and to the three offices', () => {
    const [about, careers, contact] = all(sections[5] ?? home, '[data-item]').map((item) =>
      hrefs(item, '[data-links] ul a'),
    )
    expect(about).toEqual(['mission', 'values', 'team'].map((part) => `${pageFor('/about').address}#${part}`))
    for (const position of careers ?? []) expect(pageFor(position).kind).toBe('position')
    const offices = ['new-york', 'london', 'singapore']
    expect(contact).toEqual(offices.map((office) => `${pageFor('/contact').address}#${office}`))
  })
})

test("the franchises of investment's services are those of the financial services", () => {
  const [, , item] = all(sections[1] ?? home, '[data-item]')
  const franchises = canonical('/services/financial/franchises')
  expect(hrefs(item ?? home, '[data-links] ul a').filter((href) => href === franchises)).toHaveLength(1)
})

test('the footer has the ten specified links, each once', () => {
  const ten = ['about', 'careers', 'contact', 'investment', 'software', 'consulting', 'research', 'privacy', 'terms']
  const links = hrefs(one(home, 'footer'), 'nav a')
  for (const address of ten.map((name) => canonical(`/${name}`)))
    expect(
      links.filter((href) => href === address),
      address,
    ).toHaveLength(1)
  expect(links.filter((href) => href === `${canonical('/cookies')}#cookies`)).toHaveLength(1)
})

test('the theme is a choice of light, dark and system, and system is chosen', () => {
  const radios = all(one(home, 'header'), 'input[type=radio]')
  expect(radios.map((radio) => radio.getAttribute('value')).toSorted()).toEqual(['dark', 'light', 'system'])
  expect(radios.filter((radio) => radio.hasAttribute('checked')).map((radio) => radio.getAttribute('value'))).toEqual([
    'system',
  ])
})
