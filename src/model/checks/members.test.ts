import { expect, test } from 'vitest'
import { samplePage } from '../../../tests/support/sample.ts'
import type { Page } from '../page.ts'
import { memberProblems } from './members.ts'

const below = (family: Page['kind'], member: Page['kind']) =>
  memberProblems([
    samplePage('/f', { kind: family } as Partial<Page>),
    samplePage('/f/a', { kind: member } as Partial<Page>),
  ])

test('a product stands in any family, for it brings a figure of its own', () => {
  expect(below('family', 'product')).toEqual([])
})

test.each(['instruments', 'apps'] as const)('an article does not stand below %s', (family) => {
  expect(below(family, 'article')).toMatchObject([{ field: 'kind', what: expect.stringContaining(`"${family}"`) }])
})
