import { expect, test } from 'vitest'
import { pageFor, pages } from '../browser/subjects.ts'
import { all, hrefs, items, mainOf, one, region, specPage, textOf, texts } from './spec-page.ts'

const { page, main } = specPage('careers', '/careers')
const positions = pages.filter((page) => page.kind === 'position').filter(({ closed }) => !closed)
const cards = items(region(main, 'Open Positions'))
const applyTo = (position: string) =>
  `${pageFor('/contact').address}?${new URLSearchParams({ inquiry: 'career opportunities', position })}`

test('the page says why to work here, with the four perks', () => {
  expect(texts(main, 'h1')).toEqual(['Join Our Team'])
  const band = region(main, page.perks.heading)
  expect(band.classNames).toContain('bg-paper-2')
  const points = items(band)
  expect(points.map((point) => [texts(point, 'h3'), texts(point, 'p')])).toEqual(
    page.perks.points.map(({ title, text }) => [[title], [text]]),
  )
  expect(texts(band, 'h3')).toEqual([
    'Remote-First',
    'Learning & Development',
    'Health & Wellness',
    'Work-Life Balance',
  ])
  // None is set larger than the others.
  for (const selector of ['li', 'h3', 'p'])
    expect(new Set(all(band, selector).map(({ classNames }) => classNames)).size).toBe(1)
})

test('the positions follow the perks, and none is named before', () => {
  const named = all(main, 'section').map((section) => textOf(one(section, 'h2')))
  expect(named.slice(0, 2)).toEqual([page.perks.heading, page.positions.heading])
  const [above = ''] = textOf(main).split(page.positions.heading)
  expect(above).toContain(page.perks.points.at(-1)?.text)
  for (const { name } of positions) expect(above).not.toContain(name)
})

test('every open position is listed by department, each with all it needs, without JavaScript too', () => {
  expect(cards.map((card) => textOf(one(card, 'h3'))).sort()).toEqual(positions.map(({ name }) => name).sort())
  const departments = cards.map((card) => texts(card, 'dd')[0] ?? '')
  expect(departments).toEqual(departments.toSorted((a, b) => a.localeCompare(b, 'en')))
  for (const card of cards) {
    expect(card.classNames).toContain('boxed')
    const position = positions.find(({ name }) => name === textOf(one(card, 'h3')))
    expect(texts(card, 'dt')).toEqual(['Department', 'Location', 'Type'])
    expect(texts(card, 'dd').slice(0, 3)).toEqual([position?.department, position?.location, position?.type])
    expect(texts(card, 'p')).toEqual([position?.description])
    expect(texts(card, 'h4')).toEqual(['Requirements'])
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
