import { describe, expect, test } from 'vitest'
import { parentAddress } from '../../src/model/address.ts'
import { isInPreparation } from '../../src/model/status.ts'
import { pages } from '../browser/subjects.ts'
import { all, among, hrefs, items, one, region, specPage, textOf, texts } from './spec-page.ts'

describe('Software', () => {
  const { page, main } = specPage('division', '/software')
  const { heading = '', cards = [] } = page.products ?? {}
  const directory = region(main, heading)
  const rows = items(directory)

  test('Investment Software Solutions has four products that lead to their pages, each beside the job it takes off', () => {
    expect(texts(main, 'h1')).toEqual(['Investment Software Solutions'])
    expect(cards.length).toBeGreaterThanOrEqual(4)
    const products = rows.slice(0, cards.length)
    expect(products.map((row) => hrefs(row)[0])).toEqual(cards.map((card) => card.page))
    for (const [i, row] of products.entries()) {
      expect(textOf(one(row, '.job'))).toBe(cards[i]?.job)
      expect(textOf(one(row, 'h3'))).toBe(cards[i]?.title)
      expect(texts(row, 'p')).toContain(cards[i]?.description)
      for (const { text } of cards[i]?.features ?? []) expect(texts(row, 'li p')).toContain(text)
    }
    const addresses = pages.map(({ address }) => address)
    expect(hrefs(directory).filter((href) => !addresses.includes(href))).toEqual([])
  })

  test('a scrap of each job that has one is crossed out, and the page says once that all of them are made up', () => {
    const drawn = cards.filter(({ scrap }) => scrap)
    expect(drawn.length).toBeGreaterThan(3)
    const scraps = all(directory, 'figure')
    expect(scraps.map((scrap) => textOf(one(scrap, 'figcaption')))).toEqual(drawn.map(({ scrap }) => scrap?.title))
    for (const scrap of scraps) one(scrap, 'svg[aria-hidden=true]')
    expect(textOf(directory).match(/Drawn example/g)).toHaveLength(1)
  })

  test('how the division works stands at the products that it is true of', () => {
    for (const { title, text, page: at } of page.principles) {
      const shown = all(directory, 'p').filter((part) => textOf(part) === `${title}. ${text}`)
      expect(shown).toHaveLength(1)
      const row = rows.find((one) => hrefs(one)[0] === at)
      expect(row ? texts(row, 'p') : texts(directory, 'p')).toContain(`${title}. ${text}`)
    }
  })

  test('no page is named twice', () => {
    const links = rows.flatMap((row) => hrefs(row))
    expect(links.filter((href, i) => links.indexOf(href) !== i)).toEqual([])
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

  test('each page stands under its own family', () => {
    expect(rows.length).toBeGreaterThanOrEqual(cards.length)
    for (const family of rows) {
      const [own = '', ...children] = hrefs(family)
      expect(children.filter((child) => !/^[/#]/.test(child.slice(own.length)) || !child.startsWith(own))).toEqual([])
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
  const names = classes.map(({ name }) => name)
  const { page, main } = specPage('assets', '/software/asset-management')
  const figure = one(main, 'figure')

  test('shows the four asset classes with their figures', () => {
    const rows = all(one(main, 'table'), 'tbody tr').map((row) => [textOf(one(row, 'th')), ...texts(row, 'td')])
    expect(rows).toEqual(
      page.classes.map(({ title, description, aum, performance }) => [title, description, aum, performance]),
    )
    for (const { name, size, performance } of classes)
      expect(rows).toContainEqual([name, expect.stringMatching(/.{40,}/), size, performance])
    expect(
      among(
        rows.map(([name]) => name ?? ''),
        names,
      ),
    ).toEqual(names)
  })

  test('the figure is drawn once for each width, and only the table is read out', () => {
    const drawn = all(figure, '[aria-hidden=true]').filter(
      (form) => textOf(form) && !form.parentNode?.closest('[aria-hidden=true]'),
    )
    expect(drawn).toHaveLength(2)
    for (const form of drawn)
      for (const { name, size, performance } of classes)
        for (const text of [name, size, performance]) expect(textOf(form)).toContain(text)
    for (const form of drawn) form.remove()
    for (const { size } of classes) expect(textOf(figure)).not.toContain(size)
  })

  test('a note says that past performance does not predict future results', () => {
    const [note] = texts(figure, 'p').filter((text) => text.startsWith('Past performance does not predict'))
    expect(note).toContain('the value of investments can fall')
  })
})

describe('DarDen Apps', () => {
  const { page, main } = specPage('apps', '/software/darden')
  const below = pages.filter(({ address }) => parentAddress(address) === page.address)
  const published = below.filter((child) => !isInPreparation(child))

  test('each app that is described has a column: when to start with it, what it records', () => {
    expect(published.length).toBeGreaterThan(2)
    for (const { name, address } of published) {
      const column = region(main, name)
      expect(textOf(column)).toMatch(/Start here if \w+/)
      expect(items(column).length).toBeGreaterThan(2)
      expect(hrefs(column)).toEqual([address])
    }
  })

  test('one table, marked as drawn, says who may do what in each of them', () => {
    const figure = one(main, 'figure')
    const names = published.map(({ name }) => name)
    expect(texts(figure, 'thead th').toSorted()).toEqual(names.toSorted())
    const rows = all(figure, 'tbody tr')
    expect(rows.length).toBeGreaterThan(2)
    for (const row of rows) {
      const rights = texts(row, 'td')
      expect(rights).toHaveLength(names.length - 1)
      for (const right of rights) expect(right).toMatch(/^(Closed|View|Edit|Approve)$/)
    }
    expect(textOf(figure)).toContain('Drawn example')
  })

  test('those in preparation are one line of names, and nothing is said about any of them', () => {
    const line = region(main, 'In preparation')
    const names = below.filter(isInPreparation).map(({ name, summary }) => ({ name, summary }))
    expect(items(line).map(textOf).toSorted()).toEqual(names.map(({ name }) => name).toSorted())
    for (const { summary } of names) expect(textOf(main)).not.toContain(summary)
  })
})

describe('DarDen', () => {
  const { page, main } = specPage('app', '/software/darden/darden')

  test('opens with the table of rights: a row for each person, and what closed when one left', () => {
    if (page.figure.draws !== 'rights') throw new Error('draws no rights')
    const { columns, people } = page.figure
    const table = one(main, 'table')
    expect(texts(table, 'thead th')).toEqual(columns)
    expect(all(table, 'tbody tr')).toHaveLength(people.length)
    const [gone] = people.filter(({ closed }) => closed)
    const row = all(table, 'tbody tr').find((one) => textOf(one).includes(gone?.name ?? '?'))
    expect(textOf(row ?? table)).toContain(`Closed ${gone?.closed}`)
  })
})

describe('Portal', () => {
  const { page, main } = specPage('app', '/software/darden/portal')

  test('opens with one job that goes to and fro, as a list that says whose turn each was', () => {
    if (page.figure.draws !== 'turns') throw new Error('draws no turns')
    const { sides, turns } = page.figure
    const figure = one(main, 'figure')
    const said = texts(figure, 'li')
    expect(said).toHaveLength(turns.length)
    for (const [i, { title, answer }] of turns.entries()) {
      expect(said[i]).toContain(`${sides[0]}: ${title}`)
      expect(said[i]).toContain(`${sides[1]}: ${answer}`)
    }
    expect(textOf(figure)).toContain(`Now: ${sides[1]}`)
    expect(textOf(figure)).toContain('Drawn example')
  })
})
