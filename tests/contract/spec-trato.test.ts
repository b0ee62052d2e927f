import { describe, expect, test } from 'vitest'
import { company } from '../browser/subjects.ts'
import { all, among, hrefs, one, region, specPage, textOf, texts } from './spec-page.ts'

const { page, main } = specPage('product', '/software/darden/trato')

const way = region(main, 'How it works')
const stations = all(way, 'ol > li')
/** The step at which each of these stands, as the editor wrote it or by its place in the list. */
const stepsOf = (list: readonly { step?: number | undefined }[]) =>
  list.map(({ step }, i) => step ?? Math.min(i + 1, page.steps.length))
/** What stands at a station, in the order of the list. */
const at = <Placed extends { step?: number | undefined }>(list: readonly Placed[], station: number) =>
  list.filter((_, i) => stepsOf(list)[i] === station + 1)

test('each benefit has a title and says what it means', () => {
  expect(page.features.heading).toBe('Benefits')
  expect(textOf(way)).toContain(page.features.heading)
  const benefits = all(way, 'div.gain')
  expect(benefits).toHaveLength(page.features.points.length)
  for (const benefit of benefits) {
    expect(texts(benefit, 'h4')).toEqual([expect.stringMatching(/\w+/)])
    expect(texts(benefit, 'p')).toEqual([expect.stringMatching(/.{40,}/)])
  }
})

test('benefits, questions and voices stand at their stations, and the bar at the one that is final', () => {
  expect(stations).toHaveLength(page.steps.length)
  for (const [i, station] of stations.entries()) {
    expect(texts(station, 'h3')).toEqual([page.steps[i]?.title])
    expect(texts(station, 'h4')).toEqual(at(page.features.points, i).map(({ title }) => title))
    expect(texts(station, 'dt')).toEqual(at(page.questions, i).map(({ question }) => question))
    expect(texts(station, 'blockquote')).toEqual(
      at(page.testimonials?.quotes ?? [], i).map(({ quote }) => `“${quote}”`),
    )
    expect(texts(station, '.gate')).toEqual(i + 1 === page.final.step ? [page.final.text] : [])
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
  /** What a column says below its name. */
  const column = (name: string) => all(table, 'tbody tr').map((tr) => all(tr, 'td')[shown.indexOf(name)] ?? tr)

  test('are Base Core, Basic and Full, each with its price, its limit and the money-back guarantee', () => {
    expect(among(shown, names)).toEqual(names)
    for (const { name, price, portals, saving = '' } of plans) {
      const cells = column(name)
      expect(cells.map(textOf)).toContain(`${price} per month${saving}`)
      const limits = cells.flatMap((cell) => texts(cell, 'li')).filter((text) => text.includes('portals'))
      expect(limits).toEqual([portals ?? expect.stringMatching(/./)])
    }
    expect(heads.filter((head) => textOf(head).endsWith('Most popular')).map(textOf)).toEqual(['BasicMost popular'])
    expect(textOf(section)).toContain('Every plan has a 3-week money-back guarantee.')
  })

  test('are one table: every row has a cell for each, and each has its own way on', () => {
    for (const tr of all(table, 'tr')) expect(all(tr, 'td, th')).toHaveLength(heads.length)
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
  expect(textOf(way)).toMatch(/voices are illustrative.*not statements of real customers/)
  const voices = all(way, 'figure')
  expect(voices).toHaveLength(page.testimonials?.quotes.length ?? Number.NaN)
  expect(voices.length).toBeGreaterThan(1)
  for (const voice of voices) {
    const [quote] = texts(voice, 'blockquote')
    expect(quote).toMatch(/^“.{40,}”$/)
    const said = page.testimonials?.quotes.find((each) => quote === `“${each.quote}”`)
    expect(texts(voice, 'figcaption > span')).toEqual([said?.name, said?.title])
    expect(hrefs(voice)).toEqual([`#${said?.tool}`])
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
