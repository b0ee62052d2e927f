import { describe, expect, test } from 'vitest'
import { company } from '../browser/subjects.ts'
import { all, hrefs, items, one, region, specPage, textOf, texts } from './spec-page.ts'

const { page, main } = specPage('product', '/software/darden/trato')
const { figure } = page
if (figure?.draws !== 'screen') throw new Error('draws no screens')
/** Its tools, in tabs. */
const section = one(main, 'figure.figure')

/** The sections of the page by their headings, in order. */
const headings = texts(main, 'h2')

test('each benefit has a title and says what it means', () => {
  expect(page.features.heading).toBe('Benefits')
  const benefits = items(region(main, 'Benefits'))
  expect(benefits).toHaveLength(4)
  for (const [i, benefit] of benefits.entries()) {
    expect(one(benefit, 'svg').getAttribute('aria-hidden')).toBe('true')
    expect(one(benefit, 'path').getAttribute('d')).toMatch(/^M/i)
    expect(texts(benefit, 'h3')).toEqual([page.features.points[i]?.title])
    expect(texts(benefit, 'p')).toEqual([page.features.points[i]?.description])
  }
  // Each its own: four times the same pictogram would say nothing.
  expect(new Set(benefits.map((benefit) => one(benefit, 'path').getAttribute('d'))).size).toBe(4)
})

test('the steps have their numbers, and amber stands at the one that is final', () => {
  const steps = all(region(main, 'How it works'), 'ol > li')
  expect(steps).toHaveLength(page.steps.length)
  for (const [i, step] of steps.entries()) {
    const { title, text, final } = page.steps[i] ?? {}
    expect(texts(step, 'h3')).toEqual([title])
    expect(texts(step, ':scope > p')).toEqual([text])
    expect(all(step, '.stop + p').map(textOf)).toEqual(final ? [final] : [])
  }
  expect(page.steps.filter(({ final }) => final)).toHaveLength(1)
})

test('says nothing twice: each benefit, voice and question stands in one place', () => {
  const said = [
    ...page.features.points.flatMap(({ title, description }) => [title, description]),
    ...(page.testimonials?.quotes.map(({ quote }) => quote) ?? []),
    ...page.questions.flatMap(({ question, answer }) => [question, answer]),
    ...page.steps.map(({ text }) => text),
    page.risk ?? '?',
  ]
  const words = textOf(main)
  expect(said.filter((text) => words.split(text).length !== 2)).toEqual([])
})

test('goes from what it is to what it costs and who says so', () => {
  expect(headings).toEqual([
    'Benefits',
    figure.heading,
    'How it works',
    'Plans',
    'What users might say',
    'Questions',
    'See also',
    page.next.heading,
  ])
})

describe('the tabs', () => {
  const tools = figure.tabs
  const panels = all(section, '[data-panels] > *')

  test('are clients, taxes, time, benefits and AI, and open on clients', () => {
    const links = all(section, 'a[href^="#"]')
    expect(links.map(textOf)).toEqual(['Clients', 'Taxes', 'Time', 'Benefits', 'AI'])
    expect(links.filter((link) => link.hasAttribute('data-selected')).map(textOf)).toEqual(['Clients'])
    // Asleep they are links, each to the panel it will control.
    expect(links.map((link) => link.getAttribute('href'))).toEqual(panels.map(({ id }) => `#${id}`))
    expect(panels.map(({ id }) => id)).toEqual(['clients', 'taxes', 'time', 'benefits', 'ai'])
  })

  test('have all their panels in the page, whole', () => {
    for (const [i, panel] of panels.entries()) {
      expect(texts(panel, 'h3')).toEqual([tools[i]?.title])
      // Its pictogram stands at what it says of itself, and not only in the drawing.
      expect(texts(panel, 'svg + p')).toEqual([tools[i]?.description])
      expect(texts(panel, 'li')).toEqual(tools[i]?.features)
      expect(panel.hasAttribute('hidden')).toBe(false)
    }
  })
})

test('each tab has its drawn window, which is not read out; that they are drawn and made up is said once', () => {
  const windows = all(section, '.screen')
  expect(windows).toHaveLength(figure.tabs.length)
  for (const [i, drawn] of windows.entries()) {
    expect(drawn.getAttribute('aria-hidden')).toBe('true')
    expect(textOf(drawn)).toMatch(/^Trato/)
    expect(textOf(drawn)).toContain(figure.tabs[i]?.screen.shows)
  }
  expect(texts(section, 'figcaption p')).toEqual(['Drawn example', figure.text])
  expect(figure.text).toContain('made up')
  expect(textOf(main).match(/drawn example/gi)).toHaveLength(1)
  for (const { value, worked } of figure.tabs)
    expect(hrefs(one(section, `#${value}`))).toEqual(worked ? [worked.page] : [])
})

test('what can go wrong stands below the facts, before anything is promised', () => {
  const { for: whom, get, cost, also } = page.glance
  expect(texts(main, 'dl.facts dt')).toEqual(['For', 'You get', 'Cost', also?.label])
  expect(texts(main, 'dl.facts dd')).toEqual([whom, get, cost, also?.value])
  expect(textOf(one(main, 'aside'))).toBe(`What can go wrong${page.risk}`)
  const words = textOf(main)
  expect(words.indexOf(page.risk ?? '?')).toBeLessThan(words.indexOf('Benefits'))
})

describe('the plans', () => {
  const named = [
    { name: 'Base Core', price: '205.70', portals: 'Client portals limited to 2 per month', saving: '' },
    { name: 'Basic', price: '247', portals: undefined, saving: 'Save 10%' },
    { name: 'Full', price: '500', portals: 'Unlimited client portals', saving: 'Save 16.67%' },
  ]
  const section = region(main, 'Plans')
  const plans = items(section)

  test('are Base Core, Basic and Full, each with its price, its limit and the money-back guarantee', () => {
    expect(plans.flatMap((plan) => texts(plan, 'h3'))).toEqual(['Base Core', 'Basic Most popular', 'Full'])
    for (const [i, plan] of plans.entries()) {
      const { price, portals, saving } = named[i] ?? {}
      const [cost, description] = texts(plan, 'p')
      expect(cost).toBe(`${price} per month ${saving}`.trim())
      expect(description).toBe(page.pricing?.plans[i]?.description)
      // What Basic allows is not known, so it says something, and nothing is claimed.
      expect(texts(plan, 'li')).toEqual([portals ?? expect.stringMatching(/^Client portals: ask/)])
    }
    expect(textOf(section)).toContain('Every plan has a 3-week money-back guarantee.')
  })

  test('have a way on each, and no other', () => {
    expect(plans.map((plan) => textOf(one(plan, 'a')))).toEqual(
      named.map(({ name }) => `Choose ${name} (leaves this site)`),
    )
    for (const link of all(section, 'a')) expect(link.getAttribute('href')).toBe(company.tratoWebsite)
  })

  test('name no currency, nor does the rest of the page', () => {
    expect(textOf(main)).toContain('205.70')
    expect(textOf(main)).not.toMatch(/\p{Currency_Symbol}/u)
  })
})

test('the testimonials are given by role, and the page says that they are illustrative', () => {
  const section = region(main, 'What users might say')
  expect(texts(section, 'p')).toEqual([
    expect.stringMatching(/^These voices are illustrative\. .*not statements of real customers/),
  ])
  const voices = all(section, 'figure')
  expect(voices).toHaveLength(3)
  for (const [i, voice] of voices.entries()) {
    const { quote, name, title } = page.testimonials?.quotes[i] ?? {}
    expect(texts(voice, 'blockquote')).toEqual([`“${quote}”`])
    expect(texts(voice, 'figcaption > *')).toEqual([name, title])
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
