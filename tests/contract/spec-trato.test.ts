import { describe, expect, test } from 'vitest'
import { company } from '../browser/subjects.ts'
import { all, among, hrefs, items, one, region, specPage, textOf, texts } from './spec-page.ts'

const { page, main } = specPage('product', '/software/darden/trato')

test('each benefit has a title and says what it means', () => {
  expect(page.features.heading).toBe('Benefits')
  const benefits = items(region(main, 'Benefits'))
  expect(benefits).toHaveLength(page.features.points.length)
  for (const benefit of benefits) {
    expect(texts(benefit, 'h3')).toEqual([expect.stringMatching(/\w+/)])
    expect(texts(benefit, 'p')).toEqual([expect.stringMatching(/.{40,}/)])
  }
})

describe('the tabs', () => {
  const tools = page.tools?.tabs ?? []
  const section = region(main, page.tools?.heading ?? '')
  const panels = all(section, '[data-panels] > *')

  test('are clients, taxes, time, benefits and AI, and open on clients', () => {
    const named = ['Clients', 'Taxes', 'Time', 'Benefits', 'AI']
    const links = all(section, 'a[href^="#"]')
    expect(among(links.map(textOf), named)).toEqual(named)
    expect(links.map(textOf)).toEqual(tools.map(({ title }) => title))
    expect(links.filter((link) => link.hasAttribute('data-selected')).map(textOf)).toEqual(['Clients'])
    // Asleep they are links, each to the panel it will control.
    expect(links.map((link) => link.getAttribute('href'))).toEqual(panels.map(({ id }) => `#${id}`))
    expect(panels.map(({ id }) => id)).toEqual(tools.map(({ value }) => value))
  })

  test('have all their panels in the page, whole', () => {
    for (const [i, panel] of panels.entries()) {
      expect(texts(panel, 'h3')).toEqual([tools[i]?.title])
      expect(texts(panel, 'p')).toEqual([expect.stringMatching(/.{60,}/)])
      expect(texts(panel, 'li')).toEqual(tools[i]?.features)
      expect(panel.hasAttribute('hidden')).toBe(false)
    }
  })
})

describe('the plans', () => {
  const plans = [
    { name: 'Base Core', price: '205.70', portals: 'Client portals limited to 2 per month', marks: [] },
    { name: 'Basic', price: '247', portals: undefined, marks: ['Most popular', 'Save 10%'] },
    { name: 'Full', price: '500', portals: 'Unlimited client portals', marks: ['Save 16.67%'] },
  ]
  const names = plans.map(({ name }) => name)
  const section = region(main, 'Plans')

  test('are Base Core, Basic and Full, each with its price, its limit and the money-back guarantee', () => {
    const cards = items(section)
    expect(
      among(
        cards.map((card) => textOf(one(card, 'h3'))),
        names,
      ),
    ).toEqual(names)
    for (const { name, price, portals, marks } of plans) {
      const card = cards.find((item) => textOf(one(item, 'h3')) === name) ?? section
      expect(texts(card, 'p').filter((text) => text.endsWith('/ month'))).toEqual([`${price}/ month`])
      const [limit, ...more] = texts(card, 'li').filter((text) => text.includes('portals'))
      expect(limit).toBe(portals ?? limit)
      expect([limit !== undefined, more]).toEqual([true, []])
      expect(texts(card, 'li')).toContain('3-week money-back guarantee')
      expect(texts(card, 'p').filter((text) => /^(Most popular|Save .*)$/.test(text))).toEqual(marks)
    }
    expect(texts(section, 'p')).toContain('Every plan has a 3-week money-back guarantee.')
  })

  test('are compared in a table with a column for each and a name for each row', () => {
    const table = one(section, 'table')
    const columns = page.pricing?.plans.map(({ name }) => name) ?? []
    expect(texts(table, 'th[scope=col]')).toEqual(['What you get', ...columns])
    const rows = all(table, 'tbody tr').map((row) => [textOf(one(row, 'th[scope=row]')), ...texts(row, 'td')])
    expect(rows).toEqual(page.pricing?.rows.map(({ label, values }) => [label, ...values]))
    for (const cell of rows.flat()) expect(cell).toMatch(/\w+/)
    const valuesOf = (label: string) => rows.find(([name]) => name === label)?.slice(1)
    for (const [label, of] of [
      ['Price per month', { 'Base Core': '205.70', Basic: '247', Full: '500' }],
      ['Saving', { Basic: '10%', Full: '16.67%' }],
      ['Client portals per month', { 'Base Core': '2', Full: 'Unlimited' }],
      ['Money-back guarantee', { 'Base Core': '3 weeks', Basic: '3 weeks', Full: '3 weeks' }],
    ] as const)
      for (const [plan, value] of Object.entries(of)) expect(valuesOf(label)?.[columns.indexOf(plan)]).toBe(value)
  })

  test('name no currency, nor does the rest of the page', () => {
    expect(textOf(main)).toContain('205.70')
    expect(textOf(main)).not.toMatch(/\p{Currency_Symbol}/u)
  })
})

test('the testimonials are given by role, and the page says that they are illustrative', () => {
  const section = region(main, 'In use')
  expect(textOf(section)).toMatch(/voices are illustrative.*not statements of real customers/)
  const voices = all(section, 'figure')
  expect(voices.length).toBeGreaterThan(1)
  for (const [i, voice] of voices.entries()) {
    expect(texts(voice, 'blockquote')).toEqual([expect.stringMatching(/^“.{40,}”$/)])
    expect(texts(voice, 'figcaption > span')).toEqual([
      page.testimonials?.quotes[i]?.name,
      page.testimonials?.quotes[i]?.title,
    ])
  }
})

test("links lead to the product's website, which is another site, and to support by e-mail", () => {
  const website = all(main, 'a').find((link) => textOf(link).startsWith(`Visit the ${page.name} website`))
  expect(website && textOf(website)).toContain('leaves this site')
  expect(website?.getAttribute('href')).toBe(company.tratoWebsite)
  expect(website?.getAttribute('href')).toMatch(/^https:\/\//)
  expect(website?.getAttribute('rel')).toMatch(/\bnoopener\b/)
  const support = all(main, 'a').find((link) => textOf(link) === 'E-mail support')
  expect(support?.getAttribute('href')).toBe(`mailto:${company.emails.support}`)
  expect(hrefs(main)).not.toContain('')
})
