import { expect, test } from 'vitest'
import { samplePage } from '../../../tests/support/sample.ts'
import type { Page } from '../page.ts'
import { divisionProblems } from './divisions.ts'

const menu = [{ title: 'A', short: 'A', page: '/a', items: [{ page: '/b' }] }]
const division = (address: string) => samplePage(address, { kind: 'division' } as Partial<Page>)

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
