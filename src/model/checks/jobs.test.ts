import { expect, test } from 'vitest'
import { samplePage } from '../../../tests/support/sample.ts'
import type { Page } from '../page.ts'
import { jobProblems } from './jobs.ts'

type Division = Extract<Page, { kind: 'division' }>

const good = { page: '/a/b', features: [{ text: 'Does it', pages: ['/a/b/one'] }] }
const told = (fields: object) => {
  const all: object = { kind: 'division', products: { cards: [good] }, principles: [], ...fields }
  const division = samplePage('/a', all as Partial<Page>) as Division & Page
  return jobProblems(division).map(({ field, what, cure }) => `${field}: ${what} ${cure}`)
}
const cards = (...all: object[]) => told({ products: { cards: all } })

test('a division without products, and one whose pages and rules are at their products, have no problem', () => {
  expect(told({ products: undefined })).toEqual([])
  expect(told({ principles: [{ page: '/a/b' }, {}] })).toEqual([])
})

test('a feature names pages below its product, each once', () => {
  expect(cards({ ...good, features: [{ pages: ['/a/b/one', '/a/c/two'] }, { pages: ['/a/b/one'] }] })).toEqual([
    'products.cards[0].features[0].pages[1]: is /a/c/two, which does not stand below /a/b. Name a page below it, or leave it out.',
    'products.cards[0].features[1].pages[0]: is /a/b/one, which is named already. Name each page once.',
  ])
})

test('a page has one job', () => {
  expect(cards(good, { ...good, features: [] })).toEqual([
    'products.cards[1].page: is /a/b, which has a job already. Name another page, or make one of the two.',
  ])
})

test('a rule stands at a product', () => {
  expect(told({ principles: [{ page: '/a/c' }] })).toEqual([
    'principles[0].page: is /a/c, which is no product of "products.cards". Name the page of a product there, or leave it out.',
  ])
})

test('two windows have columns, and no other scrap has', () => {
  const scrap = (look: string, columns: string[] | undefined, ...cells: string[]) =>
    cards({ ...good, scrap: { look, columns, rows: [{ label: 'A', cells }] } })
  expect(scrap('windows', ['Here', 'There'], 'one', 'two')).toEqual([])
  expect(scrap('windows', undefined, 'one', 'two')).toEqual([
    'products.cards[0].scrap.columns: is missing. Name the columns, or choose another form than "windows".',
  ])
  expect(scrap('slips', ['Here', 'There'], 'one', 'two')).toEqual([
    'products.cards[0].scrap.columns: is given, and "slips" has none. Remove it, or make it "look: windows".',
  ])
  expect(scrap('windows', ['Here', 'There'], 'one')).toEqual([
    'products.cards[0].scrap.rows[0].cells: has 1 entries, and there are 2 columns. Write one for each column.',
  ])
  expect(scrap('slips', undefined, 'one', 'two')).toEqual([
    'products.cards[0].scrap.rows[0].cells: has 2 entries, exactly 1. Write one, or what was struck out.',
  ])
})
