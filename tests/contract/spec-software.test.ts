import { describe, expect, test } from 'vitest'
import { parentAddress } from '../../src/model/address.ts'
import { isInPreparation } from '../../src/model/status.ts'
import { company, pages } from '../browser/subjects.ts'
import { all, hrefs, items, mainOf, one, region, specPage, textOf, texts } from './spec-page.ts'

const inPreparation = (part: ReturnType<typeof mainOf>) =>
  all(part, 'p').filter((line) => /^In preparation:/.test(textOf(line)))

describe('Software', () => {
  const { page, main } = specPage('division', '/software')

  test('each product has a list of features and one link', () => {
    const cards = items(region(main, 'products'))
    expect(cards.map((card) => [texts(card, 'ul > li'), hrefs(card), texts(card, 'p').slice(1)])).toEqual(
      page.products?.cards.map(({ features, page: to, action }) => [features, [to], [action]]),
    )
  })

  test('each page of a family is one click away, under its own family, and in a line that says so while it is prepared', () => {
    const rows = items(region(main, 'families'))
    const links = rows.flatMap((row) => hrefs(row))
    expect(links.filter((href, i) => links.indexOf(href) !== i)).toEqual([])
    const below = pages.filter(({ address }) =>
      [address, parentAddress(address)].some((one) => parentAddress(one) === page.address),
    )
    expect(below.length).toBeGreaterThan(20)
    expect(below.filter(({ address }) => !links.includes(address))).toEqual([])
    for (const family of rows) {
      const [own = '', ...children] = hrefs(family)
      expect(children.filter((child) => !/^[/#]/.test(child.slice(own.length)) || !child.startsWith(own))).toEqual([])
      const waiting = pages.filter((child) => children.includes(child.address) && isInPreparation(child))
      expect(
        inPreparation(family)
          .flatMap((line) => hrefs(line))
          .toSorted(),
      ).toEqual(waiting.map(({ address }) => address).toSorted())
    }
  })
})

test('a family names those of its pages that are in preparation in one line, and says nothing about any of them', () => {
  for (const { kind, address } of pages.filter(({ kind }) => kind === 'family')) {
    const waiting = pages.filter((page) => parentAddress(page.address) === address && isInPreparation(page))
    const lines = inPreparation(mainOf(address))
    expect(lines, `${kind} ${address}`).toHaveLength(waiting.length > 0 ? 1 : 0)
    expect(lines.flatMap((line) => hrefs(line)).toSorted()).toEqual(waiting.map((page) => page.address).toSorted())
    for (const { summary } of waiting) expect(textOf(mainOf(address))).not.toContain(summary)
  }
})

describe('Asset Management', () => {
  const { page, main } = specPage('assets', '/software/asset-management')
  const section = region(main, 'classes')

  test('says of four classes their assets and their performance', () => {
    const cards = items(section).filter((item) => !item.classList.contains('amid'))
    expect(cards.map((card) => [...texts(card, 'h3'), ...texts(card, 'dt, dd')])).toEqual(
      [
        ['Real Estate', '1.2B', '+12.5%'],
        ['Venture Capital', '800M', '+28.3%'],
        ['Sustainable Assets', '350M', '+15.7%'],
        ['Digital Assets', '150M', '+45.2%'],
      ].map(([name, size, growth]) => [name, 'Assets', size, 'Performance', growth, 'year on year']),
    )
  })

  test('beside them stands what the figures do not say, and that past performance predicts nothing', () => {
    expect(texts(section, 'p')).toContain(page.caveat)
    for (const unsaid of ['Read with care', 'currency', 'date', 'year on year']) expect(page.caveat).toContain(unsaid)
    expect(texts(one(section, 'aside'), 'p')).toContain(page.risk)
    expect(page.risk).toMatch(
      /^Past performance does not predict future results, and the value of investments can fall/,
    )
  })
})

test.each([
  ['/software/asset-management', '1.2B'],
  ['/software/darden/trato', '205.70'],
])('%s has figures, such as %s, and no currency', (address, figure) => {
  expect(textOf(mainOf(address))).toContain(figure)
  expect(textOf(mainOf(address))).not.toMatch(/\p{Currency_Symbol}|\b(USD|EUR|GBP|SGD)\b/u)
})

test('each group of users of Tinta has it without and with the product, and leads to the tools it uses by their names', () => {
  const { page, main } = specPage('product', '/software/vertical/tinta')
  const tools = items(region(main, 'features')).map((tool) => [`#${tool.id}`, ...texts(tool, 'h3')])
  for (const group of items(region(main, 'groups'))) {
    const [, without, before, withIt, after] = texts(group, 'p')
    expect([without, withIt]).toEqual([`Without ${page.name}`, `With ${page.name}`])
    for (const words of [before, after]) expect(words).toMatch(/.{40,}/)
    expect(after).not.toBe(before)
    expect(all(group, 'a').length).toBeGreaterThan(0)
    for (const link of all(group, 'a')) expect(tools).toContainEqual([link.getAttribute('href'), textOf(link)])
  }
})

describe('Trato', () => {
  const { page, main } = specPage('product', '/software/darden/trato')
  const { figure } = page
  if (figure?.draws !== 'screen') throw new Error('draws no screens')
  /** Its tools, in tabs. */
  const tabs = one(main, 'figure.figure')

  test('the steps have their numbers, and amber stands at the one that is final', () => {
    const steps = all(region(main, 'steps'), 'ol > li')
    expect(steps.map((step) => [texts(step, 'h3'), texts(step, ':scope > p'), texts(step, '.stop + p')])).toEqual(
      page.steps.map(({ title, text, final }) => [[title], [text], final ? [final] : []]),
    )
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
    expect(said.filter((text) => textOf(main).split(text).length !== 2)).toEqual([])
  })

  test('the tabs are clients, taxes, time, benefits and ai, open on clients, and have all their panels in the page', () => {
    const links = all(tabs, 'a[href^="#"]')
    const panels = all(tabs, '[data-panels] > *')
    expect(panels.map(({ id }) => id)).toEqual(['clients', 'taxes', 'time', 'benefits', 'ai'])
    // Asleep they are links, each to the panel it will control.
    expect(links.map((link) => link.getAttribute('href'))).toEqual(panels.map(({ id }) => `#${id}`))
    expect(links.filter((link) => link.hasAttribute('data-selected')).map(textOf)).toEqual(['Clients'])
    // The pictogram stands at what a panel says of itself, and not only in the drawing.
    const shown = panels.map((panel) => ['h3', 'svg + p', 'li'].map((part) => texts(panel, part)))
    expect(shown).toEqual(figure.tabs.map(({ title, description, features }) => [[title], [description], features]))
    expect(panels.filter((panel) => panel.hasAttribute('hidden'))).toEqual([])
  })

  test('each tab has its drawn window, which is not read out; that they are drawn and made up is said once', () => {
    const windows = all(tabs, '.screen')
    expect(windows.map((drawn) => drawn.getAttribute('aria-hidden'))).toEqual(figure.tabs.map(() => 'true'))
    for (const [i, drawn] of windows.entries())
      expect(textOf(drawn)).toMatch(new RegExp(`^Trato.*${RegExp.escape(figure.tabs[i]?.screen.shows ?? '?')}`))
    expect(texts(tabs, 'figcaption p')).toEqual(['Drawn example', figure.text])
    expect(figure.text).toContain('made up')
    expect(textOf(main).match(/drawn example/gi)).toHaveLength(1)
  })

  test('the plans are Base Core, Basic and Full, each with its price, its limit and a way on', () => {
    const plans = items(region(main, 'plans'))
    expect(plans.map((plan) => [texts(plan, 'p')[0], ...texts(plan, 'li'), ...texts(plan, 'a')])).toEqual([
      ['205.70 per month', 'Client portals limited to 2 per month', 'Choose Base Core (leaves this site)'],
      // What Basic allows is not known, so it says something, and nothing is claimed.
      ['247 per month Save 10%', expect.stringMatching(/^Client portals: ask/), 'Choose Basic (leaves this site)'],
      ['500 per month Save 16.67%', 'Unlimited client portals', 'Choose Full (leaves this site)'],
    ])
    expect(new Set(hrefs(region(main, 'plans')))).toEqual(new Set([company.tratoWebsite]))
  })

  test('the testimonials are given by role, and the page says that they are illustrative', () => {
    const section = region(main, 'voices')
    expect(texts(section, 'p')).toEqual([
      expect.stringMatching(/^These voices are illustrative\. .*not statements of real customers/),
    ])
    const voices = all(section, 'figure').map((voice) => texts(voice, 'blockquote, figcaption > *'))
    expect(voices).toHaveLength(3)
    expect(voices).toEqual(page.testimonials?.quotes.map(({ quote, name, title }) => [`“${quote}”`, name, title]))
  })

  test("links lead to the product's website, which is another site, and to support by e-mail", () => {
    const website = all(main, 'a').find((link) => textOf(link).startsWith(`Visit the ${page.name} website`))
    expect(website && textOf(website)).toContain('leaves this site')
    expect(website?.getAttribute('href')).toBe(company.tratoWebsite)
    expect(website?.getAttribute('rel')).toMatch(/\bnoopener\b/)
    const support = all(main, 'a').filter((link) => textOf(link) === 'Email support')
    expect(support.map((link) => link.getAttribute('href'))).toEqual([`mailto:${company.emails.support}`])
  })
})
