import { describe, expect, test } from 'vitest'
import { samplePage } from '../../tests/support/sample.ts'
import type { Page } from '../model/page.ts'
import type { Office } from '../model/schema/facts.ts'
import { buildTree } from './tree.ts'
import { artOf, familiesOf, familyRowsOf, nextStepOf, placeName, positionFacts, sectionRows } from './views.ts'

const page = (address: string, changes: object = {}) => samplePage(address, changes as Partial<Page>)
const family = page('/d/f', { kind: 'family', name: 'Family', compare: ['For'] })
const tree = buildTree([
  page('/', { kind: 'home' }),
  page('/d', { kind: 'division', art: 'rings', name: 'Division' }),
  family,
  page('/d/f/a', { name: 'A', status: 'published', facts: [{ label: 'For', value: 'Lenders' }] }),
  page('/d/f/b', { name: 'B', order: 2 }),
  page('/d/g', { name: 'G', order: 2 }),
  page('/about', { kind: 'legal', order: 2, heading: 'About us' }),
])

test("a page's picture is drawn in the style of its division, or else in the company's", () => {
  expect([artOf(tree, '/d/f/a'), artOf(tree, '/about')]).toEqual(['rings', 'tally'])
})

describe("a division's families", () => {
  const elsewhere = { title: 'Elsewhere', description: 'x', href: '/x', subItems: [] }
  const itself = { title: 'Itself', description: 'x', href: '/d', subItems: [] }
  const menu = [{ title: 'D', short: 'D', href: '/d', items: [elsewhere, itself] }]

  test('are those its menu names, itself aside, then every other page below it', () => {
    expect(familiesOf(tree, menu, '/d').map(({ href }) => href)).toEqual(['/x', '/d/f', '/d/g'])
  })

  test('come with their children, and say which of them are in preparation', () => {
    expect(familiesOf(tree, [], '/d')[0]?.subItems).toEqual([
      { label: 'A', href: '/d/f/a' },
      { label: 'B', href: '/d/f/b', isUpcoming: true },
    ])
  })

  test('that are asset classes come with a link to each', () => {
    const assets = page('/d/h', { kind: 'assets', classes: [{ title: 'Real Estate' }], order: 3 })
    const [last] = familiesOf(buildTree([...tree.byAddress.values(), assets]), [], '/d').slice(-1)
    expect(last?.subItems).toEqual([{ label: 'Real Estate', href: '/d/h#real-estate' }])
  })
})

describe('rows of families', () => {
  const division = (fields: object) =>
    page('/d', { kind: 'division', families: { apart: [] }, ...fields }) as Extract<Page, { kind: 'division' }>
  const rowsOf = (fields: object) => familyRowsOf(tree, [], division(fields), new Date())

  test('stand in the order of the cards, and set apart what says little yet', () => {
    const rows = rowsOf({ products: { cards: [{ page: '/elsewhere' }, { page: '/d/g' }] } })
    expect(rows.map(({ href }) => href)).toEqual(['/d/g', '/d/f'])
    expect(rows[1]).toMatchObject({
      members: [{ title: 'A', href: '/d/f/a' }],
      upcoming: [{ title: 'B', href: '/d/f/b' }],
    })
  })

  test('say how members differ, or, where there are none, what the page is', () => {
    const [first, second] = rowsOf({ families: { apart: [{ page: '/d/f', text: 'They differ.' }] } })
    expect([first?.text, second?.text]).toEqual([
      'They differ.',
      'Description of /d/g, long enough to stand for a real sentence about it.',
    ])
    expect(rowsOf({})[0]?.text).toBeUndefined()
  })
})

const published = (address: string, order: number) =>
  page(address, {
    kind: 'article',
    order,
    heading: `Headline ${order}`,
    date: '2026-09-01',
  })

test('what publishes says what it is, and what each of its sections has', () => {
  const below = [page('/d/s', { kind: 'shelf' }), page('/d/s/views', { kind: 'category' })]
  const shelves = buildTree([page('/'), page('/d', { kind: 'division' }), ...below])
  const division = page('/d', { kind: 'division', families: { apart: [] } }) as Parameters<typeof familyRowsOf>[2]
  const [row] = familyRowsOf(shelves, [], division, new Date())
  expect([row?.text, row?.members.map(({ text }) => text)]).toEqual([
    'Description of /d/s, long enough to stand for a real sentence about it.',
    ['Summary of /d/s/views'],
  ])
})

test('a section of a shelf has when to open it and its articles, and says where it has none', () => {
  const shelf = page('/s', {
    kind: 'shelf',
    choosing: [{ title: 'To argue', text: 'Views do.', page: '/s/views' }],
  }) as Extract<Page, { kind: 'shelf' }>
  const below = ['/s/views', '/s/papers'].map((address, i) => page(address, { kind: 'category', order: i + 1 }))
  const shelves = buildTree([page('/'), shelf, ...below, published('/s/papers/a', 1)])
  const rows = sectionRows(shelves, shelf, new Date('2026-09-30'))
  expect(rows.map(({ text, articles }) => [text, articles.map(({ title }) => title)])).toEqual([
    ['To argue. Views do. Nothing is published here yet.', []],
    ['', ['Headline 1']],
  ])
})

test('the next step opens the contact page on the lower-cased subject', () => {
  expect(nextStepOf({ heading: 'Ask', inquiry: 'Media Inquiry' }).href).toBe('/contact?inquiry=media+inquiry')
})

test('an office is placed in its country, and nothing is said twice', () => {
  const offices = [
    { city: 'London', country: 'GB' },
    { city: 'Singapore', country: 'SG' },
  ] as Office[]
  expect(['London', 'Singapore', 'Remote'].map((location) => placeName(location, offices))).toEqual([
    'London, United Kingdom',
    'Singapore',
    'Remote',
  ])
})

test('a remote position says where applicants may live', () => {
  const position = {
    kind: 'position',
    department: 'Kites',
    location: 'Remote',
    type: 'Full-time',
    applicants: ['US', 'NO'],
  }
  const facts = positionFacts(page('/about', position) as Extract<Page, { kind: 'position' }>, [])
  expect(facts).toContainEqual({ label: 'Open to applicants in', value: 'United States, Norway' })
})
