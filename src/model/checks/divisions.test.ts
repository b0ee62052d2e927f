import { expect, test } from 'vitest'
import { samplePage } from '../../../tests/support/sample.ts'
import type { Page } from '../page.ts'
import { artStyles } from '../schema/catalog.ts'
import { divisionProblems } from './divisions.ts'

const menu = [{ title: 'A', short: 'A', page: '/a', items: [{ page: '/b' }] }]
const division = (address: string) =>
  samplePage(address, {
    kind: 'division',
    art: address,
    families: { apart: [] },
    principles: [],
  } as object as Partial<Page>)

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

test('a division has an art of its own, and whoever chose another’s is told which are left', () => {
  const drawn = (address: string, art: string) => ({ ...division(address), art }) as Page
  const all = artStyles.map((style) => drawn(`/${style}`, style))
  const menuOf = (pages: readonly Page[]) => pages.map(({ address }) => ({ ...menu[0], page: address, items: [] }))
  const found = (pages: Page[]) => divisionProblems({ pages, menu: menuOf(pages) as typeof menu })
  expect(found(all)).toEqual([])
  expect(found([...all.slice(1), drawn('/sixth', 'tally')])).toEqual([
    {
      file: 'content/pages/sixth.md',
      field: 'art',
      what: 'is tally, which content/pages/tally.md has.',
      cure: 'Choose one that no division has: lattice.',
    },
  ])
  expect(found([...all, drawn('/seventh', 'rings')])[0]?.cure).toMatch(/^Each is taken/)
})

test('a family that has a sentence has a row to stand in', () => {
  const apart = ['/a/own', '/b', '/a/own', '/a', '/elsewhere'].map((page) => ({ page, text: 'It differs.' }))
  const said = samplePage('/a', { kind: 'division', families: { apart }, principles: [] } as object as Partial<Page>)
  expect(divisionProblems({ pages: [said], menu }).map(({ field, what }) => `${field}: ${what}`)).toEqual([
    'families.apart[3].page: is /a, which has no row here.',
    'families.apart[4].page: is /elsewhere, which has no row here.',
  ])
})
