import { expect, test } from 'vitest'
import { pageFor, pages } from '../browser/subjects.ts'
import { all, among, hrefs, items, mainOf, one, region, specPage, textOf, texts } from './spec-page.ts'

const { page, main } = specPage('careers', '/careers')
const positions = pages.filter((page) => page.kind === 'position').filter(({ closed }) => !closed)
const cards = items(region(main, 'Open Positions'))
const applyTo = (position: string) =>
  `${pageFor('/contact').address}?${new URLSearchParams({ inquiry: 'career opportunities', position })}`

test('the page says why to work here, with the four perks', () => {
  expect(texts(main, 'h1')).toEqual(['Join Our Team'])
  const perks = ['Remote-First', 'Learning & Development', 'Health & Wellness', 'Work-Life Balance']
  expect(among(texts(region(main, page.perks.heading), 'h3'), perks)).toEqual(perks)
})

test('every open position is listed by department, each with all it needs, without JavaScript too', () => {
  expect(cards.map((card) => textOf(one(card, 'h3'))).sort()).toEqual(positions.map(({ name }) => name).sort())
  const departments = cards.map((card) => texts(card, 'p')[0]?.split(', ')[0] ?? '')
  expect(departments).toEqual(departments.toSorted((a, b) => a.localeCompare(b, 'en')))
  for (const card of cards) {
    const position = positions.find(({ name }) => name === textOf(one(card, 'h3')))
    // A line of the sheet that its work is done on may follow.
    expect(texts(card, 'p').slice(0, 2)).toEqual([
      `${position?.department}, ${position?.location}, ${position?.type}`,
      position?.description,
    ])
    expect(texts(card, 'li')).toEqual(position?.requirements)
    expect(hrefs(card)).toEqual([position?.address, applyTo(position?.name ?? '')])
    const apply = all(card, 'a').at(-1)
    expect([apply && textOf(apply), apply?.getAttribute('aria-label')]).toEqual([
      'Apply Now',
      `Apply Now: ${position?.name}`,
    ])
  }
})

test.each(positions)('$name has its own page', ({ address, name, department, location, type }) => {
  const own = mainOf(address)
  expect(texts(own, 'h1')).toEqual([name])
  for (const fact of [department, location, type]) expect(textOf(own)).toContain(fact)
  const apply = all(own, 'a').filter((link) => textOf(link) === 'Apply Now')
  expect(apply.map((link) => link.getAttribute('href'))).toContain(applyTo(name))
})
