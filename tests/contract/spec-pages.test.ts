import { describe, expect, test } from 'vitest'
import { longDate } from '../../src/lib/formats.ts'
import { parentAddress } from '../../src/model/address.ts'
import { dayFinding, hoursByOffice } from '../../src/site/company-views.ts'
import { company, pageFor, pages, pick } from '../browser/subjects.ts'
import { all, among, builtOf, hrefs, items, mainOf, one, region, specPage, textOf, texts } from './spec-page.ts'

/**
 * What the specification names on each page. That each text stands where the others of its entry stand is held for all
 * pages alike (rules/fields.ts).
 */

const home = specPage('home', '/')
const about = specPage('about', '/about')
const careers = specPage('careers', '/careers')
const contact = specPage('contact', '/contact')
const software = specPage('division', '/software')
const assets = specPage('assets', '/software/asset-management')
const trato = specPage('product', '/software/darden/trato')
const tinta = specPage('product', '/software/vertical/tinta')

test.each([
  ['/', 'h2', 'Core Services | Latest Insights'],

  ['/about', '[aria-labelledby=values] h3', 'Innovation First | Client Success | Integrity | Global Impact'],
  ['/careers', 'h1', 'Join Our Team'],
  [
    '/careers',
    '[aria-labelledby=perks] h3',
    'Remote-First | Learning & Development | Health & Wellness | Work-Life Balance',
  ],
  // Why, and then what.
  ['/careers', 'h2', `${careers.page.perks.heading} | Open Positions`],
  ['/contact', 'h1', 'Get in Touch'],
  ['/contact', 'h2', 'Send us a Message | Support Hours | Offices'],
  ['/contact', '[aria-labelledby=offices] h3', 'New York | London | Singapore'],
  ['/contact', '[aria-labelledby=hours] p', 'Monday - Friday, 9:00 AM - 6:00 PM local time'],
  [
    '/contact',
    'select option',
    'Investment Services | Software | Consulting | Research Access | Community Programs | Career Opportunities | Media Inquiry | Other',
  ],
  [
    '/privacy',
    '.prose h2',
    'Information we collect | How we use information | Data protection | Cookies | Your rights | Contact',
  ],
  [
    '/terms',
    '.prose h2',
    'Agreement | Use of services | Financial services | Intellectual property | Limitation of liability | Dispute resolution | Contact',
  ],
  ['/software/darden/trato', 'h2', 'Benefits | How it works | Plans | What users might say | Questions | See also'],
  ['/software/darden/trato', 'figure a[href^="#"]', 'Clients | Taxes | Time | Benefits | AI'],
  ['/software/darden/trato', '[aria-labelledby=plans] h3', 'Base Core | Basic Most popular | Full'],
  [
    '/software/vertical/tinta',
    '[aria-labelledby=groups] h3',
    'International remittances | Gig workers | Small businesses | Personal finance',
  ],
])('%s has in %s, each once and in this order: %s', (address, where, names) => {
  const wanted = names.split(' | ')
  expect(among(texts(mainOf(pageFor(address).address), where), wanted)).toEqual(wanted)
})

test.each([
  ['/', 'holding group'],
  ['/software', 'Investment Software Solutions'],
  ['/software/asset-management', 'Asset Management'],
  ['/investment/instruments', 'Financial Instruments'],
  ['/investment/services/banking', 'Institutional Banking'],
  ['/software/vertical/insurance-and-benefits', 'Insurance & Benefits'],
  ['/software/vertical/cleo', 'Estate Planning'],
  ['/software/vertical', 'Vertical Solutions'],
  ['/software/darden', 'DarDen Apps'],
  [
    '/software/darden/trato',
    'Trato',
    /peer[ -]to[ -]peer/i,
    /stablecoin/i,
    /Every plan has a 3-week money-back guarantee\./,
  ],
  ['/software/vertical/tinta', 'Tinta', /toolbox/i, /\bAI\b/, /work for themselves|self-employed|freelanc/i],
  ['/terms', 'Terms', /binding arbitration/i, /New York/, /30 days/],
])('%s says that it is %s', (address, name, ...more) => {
  const main = mainOf(pageFor(address).address)
  expect(address === '/' ? textOf(main) : textOf(one(main, 'h1'))).toContain(name)
  for (const words of more) expect(textOf(main)).toMatch(words)
})

test.each([
  ['/', 'services', 5, home, home.page.services.cards],
  ['/about', 'values', 4, about, about.page.values],
  ['/software', 'products', 4, software, software.page.products?.cards ?? []],
  ['/software/asset-management', 'classes', 4, assets, assets.page.classes],
  ['/software/darden/trato', 'features', 4, trato, trato.page.features.points],
  ['/software/vertical/tinta', 'features', 8, tinta, tinta.page.features.points],
])('%s has in its %s %i cards, each with its pictogram, its title and its words', (_at, id, count, { main }, cards) => {
  // Amid the asset classes stands what can go wrong, which is none of them.
  const shown = items(region(main, id)).filter((item) => !item.classList.contains('amid'))
  expect(shown).toHaveLength(count)
  expect(shown.map((card) => [texts(card, 'h3'), texts(card, 'p')[0]])).toEqual(
    cards.map(({ title, description }) => [[title], description]),
  )
  // As many drawings as editors have chosen, or divisions bring: four times the same would say nothing.
  const drawings = shown.map((card) => one(card, 'svg[aria-hidden=true]:first-child').innerHTML)
  expect(new Set(drawings).size).toBe(new Set(cards.map((card) => ('icon' in card ? card.icon : card.page))).size)
})

describe('Home', () => {
  test('the hero leads to Our Services and Learn More', () => {
    const hero = one(home.main, 'div:has(> h1)')
    // Whoever hears a link without what is around it is told more, behind a colon.
    const buttons = texts(hero, '.button')
    expect(buttons.map((name) => name.split(':')[0])).toEqual(['Our Services', 'Learn More'])
    expect(hrefs(hero, '.button')).toEqual([pageFor('/investment').address, pageFor('/about').address])
  })

  test('the five core services lead straight to their divisions', () => {
    const titles = [
      'Software & Technology',
      'Investment Services',
      'Professional Services',
      'Insights & Research',
      'Community Impact',
    ]
    // The route that the specification makes of a title, wherever its page is now.
    const routes = titles.map((title) => pageFor(`/${title.toLowerCase().replaceAll(' ', '-')}`))
    const cards = items(region(home.main, 'services'))
    expect(cards.map((card) => [...texts(card, 'h3'), ...hrefs(card)])).toEqual(
      titles.map((title, i) => [title, routes[i]?.address]),
    )
    expect(new Set(routes.map(({ kind }) => kind))).toEqual(new Set(['division']))
    // Its icon is its division's drawing, which is in the page once: in the hero.
    for (const [i, card] of cards.entries()) {
      const drawing = one(home.main, `.flows ${one(card, 'svg use').getAttribute('href')}`)
      expect(hrefs(drawing.closest('li') ?? drawing)).toEqual([routes[i]?.address])
    }
  })

  test('the carousel has four cards, the newest articles, and shows what those say of themselves', () => {
    const newest = pages
      .filter((article) => article.kind === 'article')
      .toSorted((a, b) => b.date.localeCompare(a.date) || a.address.localeCompare(b.address))
      .slice(0, 4)
    const cards = all(home.main, '[data-slides] > [aria-roledescription=slide]')
    const shown = cards.map((card) => [
      card.getAttribute('aria-label'),
      ...hrefs(card),
      ...['h3', 'p:first-child > span', 'time', 'h3 + p'].flatMap((part) => texts(card, part)),
    ])
    expect(shown).toEqual(
      newest.map(({ address, heading, summary, date }, i) => [
        `${i + 1} of 4`,
        address,
        ...[heading, pageFor(parentAddress(address)).name, longDate(date), summary],
      ]),
    )
  })
})

describe('About', () => {
  const { page, main } = about

  test('has the logo, the tagline and the mission', () => {
    const opening = one(main, '.hero')
    one(opening, 'svg')
    expect(texts(opening, 'p').slice(0, 2)).toEqual([company.name, company.tagline])
    expect(texts(region(main, 'mission'), 'p')).toEqual(page.mission.trim().split(/\n\s*\n/))
  })

  test('has the founder, with paragraphs and two links that lead away', () => {
    const [member, ...others] = page.team
    expect(others).toEqual([])
    const founder = one(region(main, 'team'), 'article')
    expect(texts(founder, 'h3')).toEqual([member?.name])
    const bio = member?.bio.trim().split(/\n\s*\n/) ?? []
    expect(bio.length).toBeGreaterThan(1)
    expect(texts(founder, 'p')).toEqual(['Founder', ...bio])
    expect(texts(founder, 'a').map((name) => name.replace(/of the .*\(/, '('))).toEqual([
      'Profile(leaves this site)',
      'Blog(leaves this site)',
    ])
    expect(hrefs(founder)).toEqual(member?.links.map(({ href }) => href))
  })

  test('says what the company leaves to others in the same words, at a glance and in the box', () => {
    const { doesNot } = page.glance
    expect(texts(main, 'dl dd')).toContain(doesNot)
    expect(textOf(region(main, 'license')).toLowerCase()).toContain(`we don’t ${doesNot.toLowerCase()}.`)
  })

  test('has a row for each division, with a link and what it does', () => {
    const divisions = pages.filter(({ kind }) => kind === 'division').toSorted((a, b) => a.order - b.order)
    const rows = items(region(main, 'divisions'))
    expect(rows.map((row) => [...texts(row, 'h3'), ...hrefs(row)])).toEqual(
      divisions.map(({ name, address }) => [name, address]),
    )
    for (const row of rows) expect(texts(row, 'p')[0]).toMatch(/\w{3}/)
  })
})

test.each([
  ['/privacy', company.emails.privacy],
  ['/terms', company.emails.legal],
])('%s has a list of its contents, and a contact, %s', (address, email) => {
  const { main } = specPage('legal', address)
  const contents = one(main, 'nav[aria-label=Contents]')
  expect(texts(contents, 'a')).toEqual(texts(main, '.prose h2'))
  expect(hrefs(contents)).toEqual(all(main, '.prose h2').map(({ id }) => `#${id}`))
  expect(hrefs(main, '.prose a')).toContain(`mailto:${email}`)
})

test('Privacy has a date of its last update, for those without JavaScript that of the build', () => {
  const [dated] = all(specPage('legal', '/privacy').main, 'p').filter((line) => /^Last updated: /.test(textOf(line)))
  expect(dated && one(dated, 'time').getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/)
})

describe('Careers', () => {
  const postings = pages.filter((page) => page.kind === 'position')
  const open = postings.filter(({ closed }) => !closed)

  test('every open position is listed by department, each with all it needs, without JavaScript too', () => {
    const cards = items(region(careers.main, 'positions'))
    const shown = cards.map((card) =>
      pick(
        'position',
        open.find(({ name }) => texts(card, 'h3')[0] === name),
      ),
    )
    expect(new Set(shown).size).toBe(open.length)
    const departments = shown.map(({ department }) => department)
    expect(departments).toEqual(departments.toSorted((a, b) => a.localeCompare(b, 'en')))
    for (const [i, { name, address, department, location, type, description, requirements }] of shown.entries()) {
      const card = cards[i] ?? careers.main
      expect(texts(card, 'dt')).toEqual(['Department', 'Location', 'Type'])
      expect(texts(card, 'dd').slice(0, 3)).toEqual([department, location, type])
      expect([texts(card, 'p'), texts(card, 'h4'), texts(card, 'li')]).toEqual([
        [description],
        ['Requirements'],
        requirements,
      ])
      const apply = `/contact?${new URLSearchParams({ inquiry: 'career opportunities', position: name })}`
      expect(hrefs(card)).toEqual([address, apply])
      expect(one(card, 'a[aria-label]').getAttribute('aria-label')).toBe(`Apply Now: ${name}`)
      expect(hrefs(mainOf(address))).toContain(apply)
    }
  })

  // An owner may open and close others.
  test('of the four departments and the four places are there, and full-time', () => {
    const departments = ['Community', 'Investment', 'Research', 'Technology']
    const specified = departments.map((name) => postings.find(({ department }) => department === name))
    expect(specified.map((posting) => posting?.location).toSorted()).toEqual([
      'London',
      'New York',
      'Remote',
      'Singapore',
    ])
    expect(specified.map((posting) => posting?.type)).toEqual(departments.map(() => 'Full-time'))
  })
})

describe('Contact', () => {
  const { main } = contact
  const form = one(main, 'form')

  test('the support hours are one card, which says what to do outside them', () => {
    const card = region(main, 'hours')
    one(card, 'svg:first-child')
    const [, urgent, ...more] = texts(card, 'p')
    expect(urgent).toMatch(/urgent/i)
    expect([hrefs(card), more]).toEqual([[`mailto:${company.emails.support}`], []])
  })

  test('each office has a card with its address, phone and e-mail', () => {
    const cards = items(region(main, 'offices'))
    for (const card of cards) one(card, 'svg:first-child')
    expect(cards.map((card) => [...texts(card, 'h3'), ...texts(card, 'address > p:first-child, address a')])).toEqual(
      company.offices.map(({ city, address, phone, email }) => [city, address.join(', '), phone, email]),
    )
    expect(cards.map((card) => hrefs(card, 'address a'))).toEqual(
      company.offices.map(({ phone, email }) => [`tel:${phone.replaceAll(' ', '')}`, `mailto:${email}`]),
    )
  })

  test('stand on no map, on any page: their addresses are not real yet', () => {
    const maps = /^geo:|openstreetmap\.|\bmaps\.(?:app|apple|google)\b|google\.[a-z.]+\/maps|bing\.com\/maps/i
    const all = pages.flatMap(({ address }) => hrefs(builtOf(address)))
    expect(all.filter((href) => maps.test(href))).toEqual([])
  })

  test('the day of the offices says what it shows, by their own hours', () => {
    const day = one(main, 'figure[aria-labelledby=day]')
    expect(texts(day, 'li b')).toEqual(company.offices.map(({ city }) => city))
    expect(texts(day, 'h2')).toEqual([dayFinding(hoursByOffice(company.offices))])
  })

  test('lists an address for each subject that has a reader', () => {
    for (const email of Object.values(company.emails)) expect(hrefs(main)).toContain(`mailto:${email}`)
  })

  test('has a form of five fields, each with a label, whose kinds of inquiry are lower-cased labels', () => {
    for (const name of ['firstName', 'lastName', 'email', 'inquiryType', 'message'])
      expect(texts(form, `label[for=${one(form, `[name=${name}]`).id}]`)).toEqual([expect.stringMatching(/\w/)])
    const [, ...options] = all(form, 'select option')
    expect(options.map((option) => option.getAttribute('value'))).toEqual(
      options.map((option) => textOf(option).toLowerCase()),
    )
  })
})
