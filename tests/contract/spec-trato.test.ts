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
  const tools = page.tools.tabs
  const section = region(main, page.tools.heading)
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
      expect(texts(panel, 'p').at(-1)).toBe(tools[i]?.description)
      expect(texts(panel, 'li')).toEqual(tools[i]?.features)
      expect(panel.hasAttribute('hidden')).toBe(false)
    }
  })
})

test('each tab has its drawn window, which says that it is drawn, is not read out, and what it shows is said to be made up', () => {
  const section = region(main, page.tools.heading)
  const windows = all(section, 'figure')
  expect(windows).toHaveLength(page.tools.tabs.length)
  for (const [i, drawn] of windows.entries()) {
    expect(drawn.getAttribute('aria-hidden')).toBe('true')
    expect(textOf(drawn)).toMatch(/^Trato.*Drawn example/)
    expect(textOf(drawn)).toContain(page.tools.tabs[i]?.screen.shows)
  }
  expect(texts(section, 'p')[0]).toContain('made up')
  for (const { value, worked } of page.tools.tabs)
    expect(hrefs(one(section, `#${value}`))).toEqual(worked ? [worked.page] : [])
})

test('what can go wrong stands beside the facts', () => {
  const [risk] = all(main, 'aside')
  expect(risk && textOf(risk)).toContain(page.risk)
})

describe('the plans', () => {
  const plans = [
    { name: 'Base Core', price: '205.70', portals: 'Client portals limited to 2 per month' },
    { name: 'Basic', price: '247', portals: undefined, saving: 'Save 10%' },
    { name: 'Full', price: '500', portals: 'Unlimited client portals', saving: 'Save 16.67%' },
  ]
  const names = plans.map(({ name }) => name)
  const section = region(main, 'Plans')
  const table = one(section, 'table')
  const heads = all(table, 'th[scope=col]')
  const shown = heads.map((head) => textOf(head).replace('Most popular', ''))
  /** A row's cells, without its name. */
  const row = (name: string) => {
    const found = all(table, 'tbody tr').find((tr) => texts(tr, 'th[scope=row]').includes(name))
    return found ? all(found, 'td') : []
  }

  test('are Base Core, Basic and Full, each with its price, its limit and the money-back guarantee', () => {
    expect(among(shown, names)).toEqual(names)
    for (const { name, price, portals, saving = '' } of plans) {
      const column = shown.indexOf(name)
      expect(textOf(row('Price')[column] ?? table)).toBe(`${price} per month${saving}`)
      const limits = texts(row('Includes')[column] ?? table, 'li').filter((text) => text.includes('portals'))
      expect(limits).toEqual([portals ?? expect.stringMatching(/./)])
    }
    expect(heads.filter((head) => textOf(head).endsWith('Most popular')).map(textOf)).toEqual(['BasicMost popular'])
    expect(textOf(section)).toContain('Every plan has a 3-week money-back guarantee.')
  })

  test('are one table: every row has a cell for each, and each has its own way on', () => {
    for (const tr of all(table, 'tr')) expect(all(tr, 'td, th')).toHaveLength(heads.length + 1)
    const links = all(table, 'a')
    expect(links.map(textOf)).toEqual(shown.map((name) => `Choose ${name} (leaves this site)`))
    for (const link of links) expect(link.getAttribute('href')).toBe(company.tratoWebsite)
  })

  test('name no currency, nor does the rest of the page', () => {
    expect(textOf(main)).toContain('205.70')
    expect(textOf(main)).not.toMatch(/\p{Currency_Symbol}/u)
  })
})

test('the testimonials are given by role, and the page says that they are illustrative', () => {
  const section = region(main, 'Scenarios')
  expect(textOf(section)).toMatch(/voices are illustrative.*not statements of real customers/)
  const voices = all(section, 'figure')
  expect(voices.length).toBeGreaterThan(1)
  for (const [i, voice] of voices.entries()) {
    expect(texts(voice, 'blockquote')).toEqual([expect.stringMatching(/^“.{40,}”$/)])
    expect(texts(voice, 'figcaption > span')).toEqual([
      page.testimonials?.quotes[i]?.name,
      page.testimonials?.quotes[i]?.title,
    ])
    expect(hrefs(voice)).toEqual([`#${page.testimonials?.quotes[i]?.tool}`])
  }
})

test("links lead to the product's website, which is another site, and to support by e-mail", () => {
  const website = all(main, 'a').find((link) => textOf(link).startsWith(`Visit the ${page.name} website`))
  expect(website && textOf(website)).toContain('leaves this site')
  expect(website?.getAttribute('href')).toBe(company.tratoWebsite)
  expect(website?.getAttribute('href')).toMatch(/^https:\/\//)
  expect(website?.getAttribute('rel')).toMatch(/\bnoopener\b/)
  const support = all(main, 'a').find((link) => textOf(link) === 'Email support')
  expect(support?.getAttribute('href')).toBe(`mailto:${company.emails.support}`)
  expect(hrefs(main)).not.toContain('')
})
