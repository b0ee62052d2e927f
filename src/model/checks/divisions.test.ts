import { expect, test } from 'vitest'
import { samplePage } from '../../../tests/support/sample.ts'
import type { Page } from '../page.ts'
import { divisionProblems } from './divisions.ts'

const menu = [{ title: 'A', short: 'A', page: '/a', items: [{ page: '/b' }] }]
const division = (address: string) =>
  samplePage(address, { kind: 'division', families: { apart: [] }, principles: [] } as object as Partial<Page>)

test('a division has a section of the menu; to be named in another is not enough', () => {
  const found = divisionProblems({ pages: [division('/a'), division('/b'), samplePage('/c')], menu })
  expect(found).toEqual([
    {
      file: 'content/pages/b.md',
      field: 'kind',
      what: 'is division, and content/menu.yaml has no section for it.',
      cure: 'Add a section with "page: /b" to content/menu.yaml, or choose another kind.',
    },
  ])
})

test('a family has one sentence, and a row to stand in', () => {
  const apart = ['/a/own', '/b', '/a/own', '/a', '/elsewhere'].map((page) => ({ page, text: 'It differs.' }))
  const said = samplePage('/a', { kind: 'division', families: { apart }, principles: [] } as object as Partial<Page>)
  expect(divisionProblems({ pages: [said], menu }).map(({ field, what }) => `${field}: ${what}`)).toEqual([
    'families.apart[2].page: is /a/own, which has its sentence already.',
    'families.apart[3].page: is /a, which has no row here.',
    'families.apart[4].page: is /elsewhere, which has no row here.',
  ])
})

test('a page has one card', () => {
  const cards = ['/a/b', '/a/c', '/a/b'].map((page) => ({ page }))
  const fields = { kind: 'division', products: { cards }, families: { apart: [] }, principles: [] }
  const twice = samplePage('/a', fields as object as Partial<Page>)
  expect(divisionProblems({ pages: [twice], menu })).toEqual([
    {
      file: twice.file,
      field: 'products.cards[2].page',
      what: 'is /a/b, which has a card already.',
      cure: 'Name another page.',
    },
  ])
})
