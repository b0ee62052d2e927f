import { expect, test } from 'vitest'
import { samplePage } from '../../../tests/support/sample.ts'
import type { Page } from '../page.ts'
import { divisionProblems } from './divisions.ts'

const menu = [{ title: 'A', short: 'A', page: '/a', items: [{ page: '/b' }] }]
const division = (address: string) => samplePage(address, { kind: 'division', principles: [] } as Partial<Page>)

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

test('a division that shows programs has some, and nothing else below it', () => {
  const programs = samplePage('/a', { kind: 'division', programs: 'Ours', principles: [] } as Partial<Page>)
  const program = samplePage('/a/one')
  const told = (...below: Page[]) =>
    divisionProblems({ pages: [programs, ...below], menu }).map(({ field, what }) => `${field}: ${what}`)
  expect(told(program)).toEqual([])
  expect(told()).toEqual(['programs: is set, and no program is below it.'])
  expect(divisionProblems({ pages: [programs], menu, unread: new Set(['/a/one']) })).toEqual([])
  expect(told(program, samplePage('/a/two', { kind: 'family' } as Partial<Page>), samplePage('/a/two/deep'))).toEqual([
    'programs: is set, and content/pages/a/two.md is no offering: nothing would lead to it.',
  ])
})

test('a page has one card', () => {
  const cards = ['/a/b', '/a/c', '/a/b'].map((page) => ({ page }))
  const twice = samplePage('/a', { kind: 'division', products: { cards }, principles: [] } as object as Partial<Page>)
  expect(divisionProblems({ pages: [twice], menu })).toEqual([
    {
      file: twice.file,
      field: 'products.cards[2].page',
      what: 'is /a/b, which has a card already.',
      cure: 'Name another page.',
    },
  ])
})
