import { describe, expect, test } from 'vitest'
import { company, pages } from '../browser/subjects.ts'
import { all, among, hrefs, items, one, region, specPage, textOf, texts } from './spec-page.ts'

describe('About', () => {
  const { page, main } = specPage('about', '/about')

  test('has the logo, the tagline, the mission and the four values', () => {
    const opening = one(main, '.hero')
    expect(texts(opening, 'h1')).toEqual([page.heading])
    expect(all(opening, 'svg')).toHaveLength(1)
    expect(texts(opening, 'p').slice(0, 2)).toEqual([company.name, company.tagline])

    const mission = page.mission.trim().split(/\n\s*\n/)
    expect(texts(region(main, 'Mission'), 'p')).toEqual(mission)

    const cards = items(region(main, 'Values'))
    expect(cards.map((card) => [all(card, 'svg').length, texts(card, 'h3'), texts(card, 'p')])).toEqual(
      page.values.map(({ title, description }) => [1, [title], [description]]),
    )
    const drawn = cards.map((card) => one(card, 'svg path').getAttribute('d'))
    expect(new Set(drawn).size).toBe(new Set(page.values.map(({ icon }) => icon)).size)
    const values = ['Innovation First', 'Client Success', 'Integrity', 'Global Impact']
    expect(texts(region(main, 'Values'), 'h3')).toEqual(values)
  })

  test('has the founder, with paragraphs and two links that lead away', () => {
    const [member, ...others] = page.team
    expect(others).toEqual([])
    const founder = one(region(main, 'Team'), 'article')
    expect(texts(founder, 'h3')).toEqual([member?.name])
    const bio = member?.bio.trim().split(/\n\s*\n/) ?? []
    expect(bio.length).toBeGreaterThan(1)
    expect(texts(founder, 'p')).toEqual(['Founder', ...bio])
    const links = all(founder, 'a')
    expect(links.map((link) => textOf(link).replace(/of the .*/, ''))).toEqual(['Profile', 'Blog'])
    expect(hrefs(founder)).toEqual(member?.links.map(({ href }) => href))
    for (const link of links) expect(link.getAttribute('href')).toMatch(/^https:/)
    for (const link of links) expect(textOf(link)).toContain('(leaves this site)')
  })

  test('says what the company leaves to others in the same words, at a glance and in the box', () => {
    const { doesNot } = page.glance
    expect(texts(main, 'dl dd')).toContain(doesNot)
    expect(textOf(region(main, page.license.heading)).toLowerCase()).toContain(`we don’t ${doesNot.toLowerCase()}.`)
  })

  test('has a row for each division, with a link and what it does', () => {
    const divisions = pages.filter(({ kind }) => kind === 'division').toSorted((a, b) => a.order - b.order)
    const rows = items(region(main, page.divisions.heading))
    expect(rows.map((row) => [...texts(row, 'h3'), ...hrefs(row)])).toEqual(
      divisions.map(({ name, address }) => [name, address]),
    )
    for (const row of rows) expect(texts(row, 'p')[0]).toMatch(/\w{3}/)
  })

  test('names its figure by what it shows, and says that it is an example', () => {
    if (!page.figure) return
    const figure = one(main, 'figure')
    expect(texts(figure, 'h2')).toEqual([page.figure.heading])
    expect(texts(figure, 'figcaption p')[0]).toBe('Drawn example')
  })
})

/** The headings of a long text, its list of contents, and whether the two agree. */
function expectContents(main: ReturnType<typeof specPage>['main']) {
  const contents = one(main, 'nav[aria-label=Contents]')
  expect(texts(contents, 'a')).toEqual(texts(main, '.prose h2'))
  expect(hrefs(contents)).toEqual(all(main, '.prose h2').map(({ id }) => `#${id}`))
}

describe('Privacy', () => {
  const { main } = specPage('legal', '/privacy')

  test('has the specified sections, a list of contents and a contact', () => {
    const sections = [
      'Information we collect',
      'How we use information',
      'Data protection',
      'Cookies',
      'Your rights',
      'Contact',
    ]
    expect(among(texts(main, '.prose h2'), sections)).toEqual(sections)
    expectContents(main)
    expect(hrefs(main, '.prose a')).toContain(`mailto:${company.emails.privacy}`)
  })

  test('has a date of its last update, for those without JavaScript that of the build', () => {
    const [dated] = all(main, 'p').filter((line) => textOf(line).startsWith('Last updated: '))
    expect(dated && one(dated, 'time').getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/)
  })
})

describe('Terms', () => {
  const { main } = specPage('legal', '/terms')

  test('has the specified sections, arbitration in New York and the 30-day opt-out', () => {
    const sections = [
      'Agreement',
      'Use of services',
      'Financial services',
      'Intellectual property',
      'Limitation of liability',
      'Dispute resolution',
      'Contact',
    ]
    expect(among(texts(main, '.prose h2'), sections)).toEqual(sections)
    expectContents(main)
    const text = textOf(one(main, '.prose'))
    expect(text).toMatch(/binding arbitration/i)
    expect(text).toContain('New York')
    expect(text).toMatch(/30 days/)
    expect(hrefs(main, '.prose a')).toContain(`mailto:${company.emails.legal}`)
  })
})
