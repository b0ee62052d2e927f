import { describe, expect, test } from 'vitest'
import { samplePage } from '../../tests/support/sample.ts'
import type { Page } from '../model/page.ts'
import type { Office } from '../model/schema/facts.ts'
import type { SubItem } from './menu.ts'
import { buildTree } from './tree.ts'
import { artOf, comparisonOf, familiesOf, familyRowsOf, heroOf, nextStepOf, placeName, positionFacts } from './views.ts'

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

test('the hero names what the page belongs to, and home does not count', () => {
  expect(heroOf(tree, family)).toMatchObject({ eyebrow: 'Division', heading: 'Family', seed: '/d/f' })
  expect(heroOf(tree, tree.byAddress.get('/about') as Page)).toMatchObject({ eyebrow: undefined, heading: 'About us' })
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

test('rows of families stand in the order of the cards, and set apart what says little yet', () => {
  const family = (href: string, ...subItems: SubItem[]) => ({ title: href, description: 'x', href, subItems })
  const one = { label: 'One', href: '/b/one' }
  const two = { label: 'Two', href: '/b/two', isUpcoming: true as const }
  const rows = familyRowsOf([family('/a'), family('/b', one, two)], [{ page: '/elsewhere' }, { page: '/b' }])
  expect(rows.map(({ href }) => href)).toEqual(['/b', '/a'])
  expect(rows[0]).toMatchObject({
    members: [{ title: 'One', href: '/b/one' }],
    upcoming: [{ title: 'Two', href: '/b/two' }],
  })
})

test('a comparison has a row for each published child', () => {
  const { columns, rows } = comparisonOf(tree, family as Extract<Page, { kind: 'family' }>)
  expect({ columns, rows }).toEqual({ columns: ['For'], rows: [{ name: 'A', href: '/d/f/a', values: ['Lenders'] }] })
})

test('the next step opens the contact page on the lower-cased subject', () => {
  expect(nextStepOf({ heading: 'Ask', inquiry: 'Media Inquiry' }).href).toBe('/contact?inquiry=media+inquiry')
})

test('a closed position says since when, in place of what it was', () => {
  const fields = {
    kind: 'position',
    closes: '2026-01-31',
    description: 'A place at the pier.',
    requirements: ['Patience'],
  }
  const said = (closed: boolean) => heroOf(tree, page('/about', { ...fields, closed })).description
  expect([said(true), said(false)]).toEqual(['This position closed on January 31, 2026.', 'A place at the pier.'])
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
