import { describe, expect, test } from 'vitest'
import { company } from '../browser/subjects.ts'
import { all, among, hrefs, one, region, specPage, textOf, texts } from './spec-page.ts'

describe('About', () => {
  const { page, main } = specPage('about', '/about')

  test('has the logo, the tagline, the mission and the four values', () => {
    const mission = one(main, '#mission')
    expect(all(mission, 'svg')).toHaveLength(1)
    expect(texts(mission, 'p')).toEqual(expect.arrayContaining([company.name, company.tagline]))
    expect(texts(mission, 'h2')).toEqual(['Mission'])
    const values = ['Innovation First', 'Client Success', 'Integrity', 'Global Impact']
    expect(among(texts(region(main, 'Values'), 'h3'), values)).toEqual(values)
  })

  test('has the founder, with paragraphs and two links that lead away', () => {
    const cards = all(region(main, 'Team'), 'article')
    expect(cards).toHaveLength(page.team.length)
    const founder = cards.find((card) => textOf(card).includes('Founder'))
    const bio = page.team
      .find(({ role }) => role === 'Founder')
      ?.bio.trim()
      .split(/\n\s*\n/)
    expect(founder && texts(founder, 'div > p')).toEqual(bio)
    expect(bio?.length).toBeGreaterThan(1)
    const links = founder ? all(founder, 'a') : []
    expect(links.map((link) => textOf(link).replace(/of the .*/, ''))).toEqual(['Profile', 'Blog'])
    for (const link of links) expect(link.getAttribute('href')).toMatch(/^https:/)
    for (const link of links) expect(textOf(link)).toContain('(leaves this site)')
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
