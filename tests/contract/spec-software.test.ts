import { describe, expect, test } from 'vitest'
import { parentAddress } from '../../src/model/address.ts'
import { isInPreparation } from '../../src/model/status.ts'
import { pages } from '../browser/subjects.ts'
import { all, hrefs, items, one, region, specPage, textOf, texts } from './spec-page.ts'

describe('Software', () => {
  const { page, main } = specPage('division', '/software')
  const { heading = '', cards = [] } = page.products ?? {}
  const shown = items(region(main, heading))
  const directory = region(main, 'All products, by family')
  const rows = items(directory)

  test('Investment Software Solutions has exactly four product cards', () => {
    expect(texts(main, 'h1')).toEqual(['Investment Software Solutions'])
    expect(shown).toHaveLength(4)
    expect(cards).toHaveLength(4)
  })

  test('each has an icon, a title, a description, a list of features and one link', () => {
    for (const [i, card] of shown.entries()) {
      const { title, description, features, page: to, action } = cards[i] ?? {}
      expect(all(card, 'svg[aria-hidden=true]').length).toBeGreaterThanOrEqual(1)
      expect(one(card, 'svg:first-child path').getAttribute('d')).toBeTruthy()
      expect(textOf(one(card, 'h3'))).toBe(title)
      expect(texts(card, 'p')).toEqual([description, action])
      expect(all(card, 'ul')).toHaveLength(1)
      expect(texts(card, 'ul > li')).toEqual(features)
      expect(hrefs(card)).toEqual([to])
    }
    const icons = shown.map((card) => one(card, 'svg:first-child').innerHTML)
    expect(new Set(icons).size).toBe(4)
  })

  test('nothing else on the page has the shape of a card: the families are rows without icons', () => {
    expect(all(main, 'li:has(> svg)')).toHaveLength(4)
    expect(all(directory, 'svg')).toEqual([])
  })

  test('how the division works is four points', () => {
    const points = items(region(main, 'How we build'))
    expect(points.map((point) => [textOf(one(point, 'h3')), textOf(one(point, 'p'))])).toEqual(
      page.principles.map(({ title, text }) => [title, text]),
    )
  })

  test('no page is named twice among the families, and every link leads to a page', () => {
    const links = rows.flatMap((row) => hrefs(row))
    expect(links.filter((href, i) => links.indexOf(href) !== i)).toEqual([])
    const addresses = pages.map(({ address }) => address)
    expect(links.filter((href) => !addresses.includes(href.replace(/#.*/, '')))).toEqual([])
  })

  test('every page of every family is one click away', () => {
    const depth = (address: string) => address.split('/').length - page.address.split('/').length
    const below = pages
      .map(({ address }) => address)
      .filter((address) => address.startsWith(`${page.address}/`) && depth(address) <= 2)
    expect(below.length).toBeGreaterThan(0)
    const links = hrefs(directory)
    expect(below.filter((address) => !links.includes(address))).toEqual([])
  })

  test('each page stands under its own family; those in preparation in a line that says so', () => {
    expect(rows.length).toBeGreaterThanOrEqual(4)
    for (const family of rows) {
      const own = one(family, 'h3 a').getAttribute('href') ?? ''
      const children = hrefs(family).filter((href) => href !== own)
      expect(children.filter((child) => !/^[/#]/.test(child.slice(own.length)) || !child.startsWith(own))).toEqual([])
      const waiting = pages.filter((child) => children.includes(child.address) && isInPreparation(child))
      const said = all(family, 'p').filter((line) => textOf(line).startsWith('In preparation: '))
      expect(said.flatMap((line) => hrefs(line)).toSorted()).toEqual(waiting.map(({ address }) => address).toSorted())
    }
  })
})

describe('Asset Management', () => {
  const classes = [
    { name: 'Real Estate', size: '1.2B', performance: '+12.5%' },
    { name: 'Venture Capital', size: '800M', performance: '+28.3%' },
    { name: 'Sustainable Assets', size: '350M', performance: '+15.7%' },
    { name: 'Digital Assets', size: '150M', performance: '+45.2%' },
  ]
  const { page, main } = specPage('assets', '/software/asset-management')
  const section = region(main, 'Four asset classes on our software')
  // Amid the cards stands what can go wrong, which is none of them.
  const cards = items(section).filter((item) => !item.classList.contains('amid'))

  test('has exactly four cards, each with an icon, a title, a description, assets and performance', () => {
    expect(cards).toHaveLength(4)
    for (const card of cards) one(card, 'svg[aria-hidden=true]')
    expect(new Set(cards.map((card) => one(card, 'svg').innerHTML)).size).toBe(4)
    const shown = cards.map((card) => [textOf(one(card, 'h3')), textOf(one(card, 'p')), texts(card, 'dt, dd')])
    expect(shown).toEqual(
      page.classes.map(({ title, description, aum, performance }) => [
        title,
        description,
        ['Assets', aum, 'Performance', performance, 'year on year'],
      ]),
    )
    const figures = page.classes.map(({ title, aum, performance }) => ({ name: title, size: aum, performance }))
    expect(figures).toEqual(classes)
  })

  test('beside them stands what the figures do not say, and that past performance predicts nothing', () => {
    expect(texts(section, 'p')).toContain(page.caveat)
    expect(page.caveat).toMatch(/^Read with care/)
    for (const unsaid of ['currency', 'date', 'year on year']) expect(page.caveat).toContain(unsaid)
    const risk = one(section, 'aside')
    expect(texts(risk, 'p')).toContain(page.risk)
    expect(page.risk).toMatch(
      /^Past performance does not predict future results, and the value of investments can fall/,
    )
  })
})

describe('DarDen Apps', () => {
  const { page, main } = specPage('family', '/software/darden')
  const below = pages.filter(({ address }) => parentAddress(address) === page.address)
  const published = below.filter((child) => !isInPreparation(child))

  test('each app that is described has a row, and it says when to start with it and what it records', () => {
    expect(published.length).toBeGreaterThan(2)
    const rows = items(region(main, page.members.heading))
    expect(rows.map((row) => hrefs(row)).toSorted()).toEqual(published.map(({ address }) => [address]).toSorted())
    const choosing = items(region(main, 'How to choose'))
    for (const { name } of published) {
      const choice = choosing.find((one) => textOf(one).startsWith(`Start with ${name}`))
      expect(choice && textOf(choice)).toMatch(/If \w+.* It records \w+/)
    }
  })

  test('one table, marked as drawn, says who may do what in each of them', () => {
    const figure = one(main, 'figure')
    const words = textOf(figure)
    expect(words).toContain('Drawn example')
    for (const right of ['View', 'Edit', 'Approve', 'Closed']) expect(words).toContain(right)
    for (const { name } of published) expect(words).toContain(name)
  })

  test('those in preparation are one line of names, and nothing is said about any of them', () => {
    const [line, ...more] = all(main, 'p').filter((each) => textOf(each).startsWith('In preparation:'))
    expect(more).toEqual([])
    const names = below.filter(isInPreparation).map(({ name, summary }) => ({ name, summary }))
    expect(line && all(line, 'a').map(textOf).toSorted()).toEqual(names.map(({ name }) => name).toSorted())
    for (const { summary } of names) expect(textOf(main)).not.toContain(summary)
  })
})

describe('DarDen', () => {
  const { page, main } = specPage('offering', '/software/darden/darden')

  test('draws who may do what: a row for each person, and what closed when one left', () => {
    if (!('figure' in page) || page.figure?.draws !== 'marks') throw new Error('draws no table')
    const words = textOf(one(main, 'figure'))
    for (const { name } of page.figure.rows) expect(words).toContain(name)
    for (const column of page.figure.columns) expect(words).toContain(column)
    expect(words).toMatch(/Freelancer.*Closed May 29/)
  })
})

describe('Portal', () => {
  const { page, main } = specPage('offering', '/software/darden/portal')

  test('draws one job that goes to and fro, and says whose turn each was', () => {
    if (!('figure' in page) || page.figure?.draws !== 'lanes') throw new Error('draws no lanes')
    const words = textOf(one(main, 'figure'))
    for (const { name, spans } of page.figure.lanes) {
      expect(words).toContain(name)
      for (const span of spans) expect(words).toContain(span.name)
    }
  })
})
